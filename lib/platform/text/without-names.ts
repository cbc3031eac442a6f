/** A text without people's names, ignoring case. */
export function withoutNames(names: readonly string[], text: string): string {
  // longest first, so that "Asha Rao" is removed whole
  const longest = names.filter(Boolean).sort((a, b) => b.length - a.length);
  if (longest.length === 0) return text;
  const escaped = longest.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.replace(new RegExp(escaped.join('|'), 'giu'), '…');
}
