export function withoutNames(names: readonly string[], text: string): string {
  // longest first, so that "Asha Rao" is removed completely
  const longest = names.filter(Boolean).sort((a, b) => b.length - a.length);
  if (longest.length === 0) return text;
  const escaped = longest.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.replace(new RegExp(escaped.join('|'), 'giu'), '…');
}
