/** A text without people's names, ignoring case. */
export function withoutNames(names: readonly string[], text: string): string {
  let left = text;
  for (const name of names.map((name) => name.toLowerCase()))
    for (let at = left.toLowerCase().indexOf(name); at >= 0; at = left.toLowerCase().indexOf(name))
      left = `${left.slice(0, at)}…${left.slice(at + name.length)}`;
  return left;
}
