/** Maximum length of a cached text, because longer ones rarely repeat. */
const MAX_TEXT = 100;

/** Remembers a pure function's results for short texts, because the cells of a column repeat. Forgets everything after `max` texts. */
export function memoizeText<T>(read: (text: string) => T, max = 2000): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > MAX_TEXT) return read(text);
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as T;
    const value = read(text);
    if (known.size >= max) known.clear();
    known.set(text, value);
    return value;
  };
}
