/** Where the reader is: the path of the address bar, changed without loading the page again. */
import { keyInFragment } from '../lib/keys';

export const place = $state({ path: location.pathname });

export function go(href: string, how: 'push' | 'replace' = 'push'): void {
  const url = new URL(href, location.href);
  if (url.origin !== location.origin) {
    location.assign(url);
    return;
  }
  if (how === 'push') history.pushState(null, '', url);
  else history.replaceState(null, '', url);
  arrive();
}

function arrive(): void {
  if (place.path === location.pathname) return;
  place.path = location.pathname;
  scrollTo(0, 0);
}

/** Another seat's link, opened where its table is already shown, changes nothing but the fragment. */
function reseat(): void {
  if (keyInFragment(location.hash) !== null) location.reload();
}

/** Follows links within the page. Returns what ends it. */
export function listen(): () => void {
  window.addEventListener('popstate', arrive);
  window.addEventListener('hashchange', reseat);
  document.addEventListener('click', follow);
  return () => {
    window.removeEventListener('popstate', arrive);
    window.removeEventListener('hashchange', reseat);
    document.removeEventListener('click', follow);
  };
}

function follow(click: MouseEvent): void {
  const plain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
  if (!plain || click.defaultPrevented || !(click.target instanceof Element)) return;
  const link = click.target.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  // Jumps within the page and the server's own pages are the browser's business.
  if (link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash && !link.hash.startsWith('#k=')) return;
  click.preventDefault();
  go(link.href);
}
