/** Names of the fields that differ between two versions. An empty text equals no value. */
export function diff<T extends object>(before: T, after: T): (keyof T & string)[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof T & string)[];
  const text = (value: unknown) => JSON.stringify(value ?? '');
  return names.filter((name) => text(before[name]) !== text(after[name]));
}

const MAX_LENGTH = 300;

function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return '—';
  if (!Array.isArray(value)) return String(value).slice(0, MAX_LENGTH);
  // for pictures and similar items, the number suffices
  return value.some((item) => typeof item === 'object')
    ? String(value.length)
    : value.join(', ').slice(0, MAX_LENGTH);
}

/** Changes field by field, as "before → after", for a history or the audit log. */
export function changesBetween<T extends object>(
  before: T,
  after: T,
  leftOut: readonly string[] = [],
): Record<string, string> {
  const changed = diff(before, after).filter((name) => !leftOut.includes(name));
  return Object.fromEntries(changed.map((name) => [name, `${shown(before[name])} → ${shown(after[name])}`]));
}
