declare module 'wink-porter2-stemmer' {
  /** Stem of an English word in lower case, by the Porter2 ("Snowball English") algorithm. */
  export default function stem(word: string): string;
}
