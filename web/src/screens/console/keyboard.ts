// The console's keys. Single letters work only while nothing is being typed.

export const HALL_KEYS = [
  { keys: ['/'], text: 'search' },
  { keys: ['g', '12'], text: 'go' },
  { keys: ['n'], text: 'next' },
  { keys: ['s'], text: 'stop' },
  { keys: ['r'], text: 'resume' },
  { keys: ['a'], text: 'adjust' },
  { keys: ['e'], text: 'result' },
  { keys: ['?'], text: 'help' },
] as const;

export interface Actions {
  search(): void;
  go(board: number): void;
  tool(name: string): void;
  next(): void;
  help(): void;
}

/** How long digits after `g` are waited for. */
const PAUSE = 900;

const TOOLS: Record<string, string> = { s: 'stop-clocks', r: 'resume-clocks', a: 'set-clock', e: 'result' };

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target' | 'preventDefault' | 'defaultPrevented'>;

export class Keys {
  #board: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly actions: Actions) {}

  press(event: Key): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    if (this.#board !== null && this.#number(event)) return;
    const act = this.#act(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  }

  #act(key: string): (() => void) | null {
    if (key === '/') return () => this.actions.search();
    if (key === '?') return () => this.actions.help();
    if (key === 'n') return () => this.actions.next();
    if (key === 'g') return () => this.#begin();
    const tool = TOOLS[key];
    return tool ? () => this.actions.tool(tool) : null;
  }

  #begin(): void {
    this.#board = '';
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), PAUSE);
  }

  #number({ key, preventDefault }: Key): boolean {
    if (/^\d$/.test(key)) {
      this.#board += key;
      this.#wait();
      return true;
    }
    if (key === 'Enter') preventDefault();
    this.#end();
    return key === 'Enter';
  }

  #end(): void {
    clearTimeout(this.#timer);
    const board = this.#board;
    this.#board = null;
    if (board) this.actions.go(Number(board));
  }
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]') || target.closest('dialog') !== null;
}
