/** First names as colleagues use them; two with the same one are shown in full. */
export function shortNames(others: readonly { name: string }[]): string[] {
  const firstOf = (name: string) => name.split(/\s+/)[0] ?? name;
  const firsts = others.map(({ name }) => firstOf(name));
  return others.map(({ name }, i) => {
    const first = firsts[i] ?? name;
    return firsts.filter((other) => other === first).length > 1 ? name : first;
  });
}
