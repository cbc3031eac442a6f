/**
 * The same text in memory of its own. V8 makes parts of a string as views of the whole, so that a map which remembers a part of a
 * request's head would keep the head: kilobytes for each entry, and somebody's cookies in them. Heads are Latin-1.
 */
export function copied(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1');
}
