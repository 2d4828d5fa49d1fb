// How one wording became another, word by word.

export interface Run {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

/** The words of two texts with what was added and removed; a longest common row of words stays. */
export function words(before: string, after: string): Run[] {
  const [one, other] = [before, after].map((text) => text.split(/\s+/).filter(Boolean)) as [string[], string[]];
  const length = one.map(() => new Array<number>(other.length + 1).fill(0));
  length.push(new Array<number>(other.length + 1).fill(0));
  const at = (i: number, j: number) => length[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i--) {
    const row = length[i];
    if (!row) continue;
    for (let j = other.length - 1; j >= 0; j--) {
      row[j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const runs: Run[] = [];
  const push = (text: string, kind: Run['kind']) => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += ` ${text}`;
    else runs.push({ text, kind });
  };
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [left, right] = [one[i], other[j]];
    if (left !== undefined && left === right) {
      push(left, 'same');
      i++;
      j++;
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      push(left, 'removed');
      i++;
    } else if (right !== undefined) {
      push(right, 'added');
      j++;
    }
  }
  return runs;
}
