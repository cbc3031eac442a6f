type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The same value, whatever the order of its keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys({ ...a, ...b });
  return keys.every((key) => isSame(a[key], b[key]));
}

/**
 * Two people changed one record: field by field, what only one of them changed stands. `base` is what was read, `mine` what
 * somebody made of it, `stored` what is saved by now. `conflicts` are the fields that both changed, each to something else;
 * `merged` has mine there, for those who insist. A field that is absent counts as undefined.
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
