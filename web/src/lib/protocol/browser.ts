/** The link in a browser: real sockets, real time. */
import { TableLink, type LinkListener, type Socket, type World } from './link';

export function browserWorld(url: string): World {
  return {
    open: () => new WebSocket(url) as unknown as Socket,
    now: () => performance.now(),
    after: (ms, what) => window.setTimeout(what, ms),
    cancel: (timer) => window.clearTimeout(timer as number | undefined),
    random: () => Math.random(),
  };
}

/** Opens the link to a table. Returns it with what ends it. */
export function openLink(
  table: string,
  key: string | null,
  listener: LinkListener,
): { link: TableLink; close: () => void } {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const url = `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/ws`;
  const link = new TableLink(key, browserWorld(url), listener);
  const wake = () => {
    if (document.visibilityState === 'visible') link.wake();
  };
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  link.start();
  return {
    link,
    close: () => {
      window.removeEventListener('online', wake);
      window.removeEventListener('pageshow', wake);
      document.removeEventListener('visibilitychange', wake);
      link.stop();
    },
  };
}
