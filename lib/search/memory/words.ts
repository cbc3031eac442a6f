import { isDevanagari } from '@/lib/platform/text/fold';
import { wordsOfAll } from '@/lib/platform/text/search-terms';
import { keyOf, termTest } from '@/lib/search/columns/word-keys';

/** Letters and then at least four digits: a property code, a PIN code. Every listing has its own. */
const CODE = /^([a-z]*)\d{4,}$/;

type Slots = Map<string, number[]>;

function put(slots: Slots, word: string, slot: number): void {
  const known = slots.get(word);
  if (known) known.push(slot);
  else slots.set(word, [slot]);
}

/** Which slots contain a word like the typed one. Slots are never reused, so nothing is ever removed. */
export class WordIndex {
  private readonly words: Slots = new Map();
  /** separate, because there are as many as listings and only a part with a digit needs them */
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

  /** 1 for each of so many slots that carries it. */
  matching(part: string, slots: number): Uint8Array {
    const marks = new Uint8Array(slots);
    const isFound = termTest(part);
    const find = (words: Slots) => {
      for (const [word, found] of words) if (isFound(word)) for (const slot of found) marks[slot] = 1;
    };
    find(this.words);
    if (/[0-9]/.test(part)) find(this.codes);
    // letters are not heard: a code is only found as it is written
    else if (!isDevanagari(part)) find(this.letters);
    return marks;
  }
}
