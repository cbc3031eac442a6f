type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** True for equal values, independent of the order of their keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys({ ...a, ...b });
  return keys.every((key) => isSame(a[key], b[key]));
}

/**
 * Merges two people's changes to a record field by field. `base` is the version that was read, `mine` the edited one and `stored` the current one. A field that
 * only one person changed keeps that change. `conflicts` are the fields that both changed to different values. `merged` has mine there, for people who insist.
 * An absent field counts as undefined.
 */
export function mergeChanges<T extends Fields>(
  base: T,
  mine: T,
  stored: T,
): { merged: T; conflicts: (keyof T & string)[] } {
  const names = Object.keys({ ...base, ...mine, ...stored });
  const isMine = (name: string) => !isSame(mine[name], base[name]);
  const isTheirs = (name: string) => !isSame(stored[name], base[name]);
  const merged: Fields = Object.fromEntries(
    names.map((name) => [name, isMine(name) ? mine[name] : stored[name]]),
  );
  const conflicts = names.filter(
    (name) => isMine(name) && isTheirs(name) && !isSame(mine[name], stored[name]),
  );
  return { merged: merged as T, conflicts };
}
