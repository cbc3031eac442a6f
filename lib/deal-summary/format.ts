/** "April to September 2026", "October 2026 to March 2027" */
export function halfText(half: string): string {
  const year = Number(half.slice(0, 4));
  return half.endsWith('-04') ? `April to September ${year}` : `October ${year} to March ${year + 1}`;
}
