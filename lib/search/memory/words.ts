import { isDevanagari } from '@/lib/platform/text/fold';
import { wordsOfAll } from '@/lib/platform/text/search-terms';
import { keyOf, termTest } from '@/lib/search/columns/word-keys';

/** Letters and then at least four digits, as in property and PIN codes, which differ for every listing. */
const CODE = /^([a-z]*)\d{4,}$/;

type Slots = Map<string, number[]>;

function put(slots: Slots, word: string, slot: number): void {
  const known = slots.get(word);
  if (known) known.push(slot);
  else slots.set(word, [slot]);
}

/** The slots that contain a word like the typed one. Slots are never reused, so nothing is ever removed. */
export class WordIndex {
  private readonly words: Slots = new Map();
  /** separate, because there are as many codes as listings, and only a part with a digit needs them */
  private readonly codes: Slots = new Map();
  private readonly letters: Slots = new Map();

  add(slot: number, texts: readonly string[]): void {
    for (const word of new Set(wordsOfAll(texts))) {
      const code = CODE.exec(word);
      if (code?.[1]) put(this.letters, code[1], slot);
      put(code ? this.codes : this.words, word, slot);
      if (isDevanagari(word)) put(this.words, keyOf(word), slot);
    }
  }

  /** An array with 1 for each slot that has a matching word. */
  matching(part: string, slots: number): Uint8Array {
    const marks = new Uint8Array(slots);
    const isFound = termTest(part);
    const find = (words: Slots) => {
      for (const [word, found] of words) if (isFound(word)) for (const slot of found) marks[slot] = 1;
    };
    find(this.words);
    if (/[0-9]/.test(part)) find(this.codes);
    // not by sound, because a code is found only as written
    else if (!isDevanagari(part)) find(this.letters);
    return marks;
  }
}
