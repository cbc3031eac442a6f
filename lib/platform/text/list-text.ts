/** The text is in `common`, so any page's texts have it. */
type Say = (key: '{before}, and {last}', values: { before: string; last: string }) => string;

/** Joins a list, as in "a, b, and c" or "अ, ब आणि क". `Intl.ListFormat` would add a comma before the Hindi "और". */
export function listText(items: readonly string[], t: Say): string {
  const before = items.slice(0, -1).join(', ');
  const last = items.at(-1) ?? '';
  return before ? t('{before}, and {last}', { before, last }) : last;
}
