/** First names, which colleagues call each other by; two of one name are shown in full. */
export function shortNames(others: readonly { name: string }[]): string[] {
  const firstOf = (name: string) => name.split(/\s+/)[0] ?? name;
  const firsts = others.map(({ name }) => firstOf(name));
  return others.map(({ name }, i) => {
    const first = firsts[i] ?? name;
    return firsts.filter((other) => other === first).length > 1 ? name : first;
  });
}
