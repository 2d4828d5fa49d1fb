/** Patterns such as `/t/:table`, without any framework. */

export type Params = Record<string, string>;

/** The parts of a path that a pattern names; null if it does not fit. */
export function match(pattern: string, path: string): Params | null {
  const wanted = parts(pattern);
  const given = parts(path);
  if (wanted.length !== given.length) return null;
  const params: Params = {};
  for (const [i, part] of wanted.entries()) {
    const here = given[i]!;
    if (part.startsWith(':')) {
      const value = decoded(here);
      if (value === null) return null;
      params[part.slice(1)] = value;
    } else if (part !== here) {
      return null;
    }
  }
  return params;
}

const parts = (path: string): string[] => path.split('/').filter((it) => it !== '');

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
