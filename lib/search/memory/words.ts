import { foldOf, initialsOf, isDevanagari } from '@/lib/platform/text/fold';
import { asKey, isHeardAs } from '@/lib/search/columns/word-keys';
import { MIN_INNER_LENGTH } from '@/lib/search/engine/index-search';

/** Letters and then at least four digits: a property code, a PIN code. Every listing has one of its own. */
const CODE = /^([a-z]*)\d{4,}$/;

/** Words and the slots that carry them. The words are also one text, in which a part is found at once. */
class WordList {
  /** most words have one slot */
  private readonly slots = new Map<string, number | number[] | Uint32Array>();
  private text = '\n';

  add(slot: number, word: string): void {
    const known = this.slots.get(word);
    if (known === undefined) {
      this.slots.set(word, slot);
      this.text += `${word}\n`;
    } else if (Array.isArray(known)) {
      if (known.at(-1) !== slot) known.push(slot);
    } else if (typeof known !== 'number') this.slots.set(word, [...known, slot]);
    else if (known !== slot) this.slots.set(word, [known, slot]);
  }

  /** Halves the room of what has come so far. */
  pack(): void {
    for (const [word, slots] of this.slots)
      if (Array.isArray(slots) && slots.length > LONG) this.slots.set(word, Uint32Array.from(slots));
  }

  /** Marks the slots of all words that contain the part; of a short one, of those that begin with it. */
  mark(part: string, marks: Uint8Array): void {
    this.markWords(part.length >= MIN_INNER_LENGTH ? part : `\n${part}`, marks);
  }
  /** … of all words that begin with it and are wanted. */
  markStarts(part: string, marks: Uint8Array, isWanted?: (word: string) => boolean): void {
    this.markWords(`\n${part}`, marks, isWanted);
  }

  private markWords(wanted: string, marks: Uint8Array, isWanted?: (word: string) => boolean): void {
    const { text } = this;
    for (let at = text.indexOf(wanted); at >= 0; ) {
      const end = text.indexOf('\n', at + 1);
      const word = text.slice(text.lastIndexOf('\n', text[at] === '\n' ? at : at - 1) + 1, end);
      at = text.indexOf(wanted, end);
      if (isWanted && !isWanted(word)) continue;
      const slots = this.slots.get(word)!;
      if (typeof slots === 'number') marks[slots] = 1;
      else for (let i = 0; i < slots.length; i++) marks[slots[i]!] = 1;
    }
  }
}

/** Fewer slots take more room in a typed array. */
const LONG = 32;

/** Which slots carry a word like the one typed. Slots are never used again, so nothing is ever taken out. */
export class WordIndex {
  private readonly words = new WordList();
  /** apart, because their letters are the same few: only a part with a digit needs them read */
  private readonly codes = new WordList();
  private readonly letters = new WordList();

  add(slot: number, words: readonly string[]): void {
    for (const word of words) {
      const code = CODE.exec(word);
      (code ? this.codes : this.words).add(slot, word);
      if (code?.[1]) this.letters.add(slot, code[1]);
    }
  }

  pack(): void {
    for (const list of [this.words, this.codes, this.letters]) list.pack();
  }

  /** 1 for each slot of so many that carries it. */
  matching(part: string, slots: number): Uint8Array {
    const marks = new Uint8Array(slots);
    this.words.mark(part, marks);
    (/[0-9]/.test(part) ? this.codes : this.letters).mark(part, marks);
    const key = foldOf(part);
    if (key === '') return marks;
    // those of the other script that begin as it sounds
    this.words.markStarts(asKey(key), marks);
    if (isDevanagari(part))
      for (const initial of initialsOf(key))
        this.words.markStarts(initial, marks, (word) => isHeardAs(word, key));
    return marks;
  }
}
