import { foldOf, initialsOf, isDevanagari } from '@/lib/platform/text/fold';
import { PlainWords } from '@/lib/platform/text/plain-words';
import { isPlain, MAX_TERMS, wordsOf } from '@/lib/platform/text/search-terms';
import { asKey, isHeardAs, keyOf } from '@/lib/search/columns/word-keys';
import { Bitmap } from '@/lib/search/engine/bitmap';
import { MIN_INNER_LENGTH } from '@/lib/search/engine/index-search';
import { withRoom } from '@/lib/search/engine/room';
import { SlotSet } from '@/lib/search/engine/slot-set';

/** Letters and then at least four digits: a property code, a PIN code. Every listing has its own. */
const CODE = /^([a-z]*)\d{4,}$/;

/** Words, their numbers, and the slots that contain them. The words are also one text, in which a part is found at once. */
class WordList {
  private readonly numberOf = new Map<string, number>();
  /** by number; most words have one slot, which stands for itself */
  private readonly slots: (number | SlotSet | undefined)[] = [];
  /** by number: which of the 32 slots from `first` on have the word, and are not in `slots` yet */
  private recentSlots = new Int32Array(0);
  private first = 0;
  private readonly inRecent: number[] = [];
  private text = '\n';
  /** words that the text does not have yet */
  private recent: string[] = [];

  number(word: string): number {
    const number = this.numberOf.get(word) ?? this.slots.push(undefined) - 1;
    if (number < this.numberOf.size) return number;
    this.numberOf.set(word, number);
    this.recent.push(word);
    this.recentSlots = withRoom(this.recentSlots, number + 1);
    return number;
  }

  /** Slots come in ascending order. Returns whether this one did not have the word. */
  add(slot: number, number: number): boolean {
    if (slot >= this.first + 32) this.settle(slot);
    const bit = 1 << (slot & 31);
    const known = this.recentSlots[number]!;
    if ((known & bit) !== 0) return false;
    if (known === 0) this.inRecent.push(number);
    this.recentSlots[number] = known | bit;
    return true;
  }

  /** Sets lie far apart in memory: each is gone to once for 32 slots, which takes a third of the time. */
  private settle(next = this.first): void {
    for (const number of this.inRecent) {
      const recent = this.recentSlots[number]!;
      const known = this.slots[number];
      if (typeof known === 'object') known.addBits(this.first, recent);
      else if (known === undefined && (recent & (recent - 1)) === 0)
        this.slots[number] = this.first + 31 - Math.clz32(recent);
      else {
        this.slots[number] = known === undefined ? new SlotSet() : new SlotSet(known);
        this.slots[number].addBits(this.first, recent);
      }
      this.recentSlots[number] = 0;
    }
    this.inRecent.length = 0;
    this.first = next & ~31;
  }

  /** Finds the slots of all words that contain the part; of a short one, of those that begin with it. */
  find(part: string, found: Bitmap): void {
    this.findWords(part.length >= MIN_INNER_LENGTH ? part : `\n${part}`, found);
  }

  /** … of all words that have it, the line break before each included, and are wanted. */
  findWords(wanted: string, found: Bitmap, isWanted?: (word: string) => boolean): void {
    this.settle();
    if (this.recent.length > 0) this.text += `${this.recent.join('\n')}\n`;
    this.recent = [];
    const { text } = this;
    for (let at = text.indexOf(wanted); at >= 0; ) {
      const end = text.indexOf('\n', at + 1);
      const word = text.slice(text.lastIndexOf('\n', text[at] === '\n' ? at : at - 1) + 1, end);
      at = text.indexOf(wanted, end);
      if (isWanted && !isWanted(word)) continue;
      const slots = this.slots[this.numberOf.get(word)!];
      if (typeof slots === 'number') found.add(slots);
      else slots?.addTo(found);
    }
  }
}

/** Which slots contain a word like the typed one. Slots are never reused, so nothing is ever removed. */
export class WordIndex {
  private readonly words = new WordList();
  /** separate, because codes share their letters: only a part with a digit needs them */
  private readonly codes = new WordList();
  private readonly letters = new WordList();
  private readonly plain = new PlainWords((word) => this.words.number(word));
  /** of Devanagari words */
  private readonly keys = new Map<string, string>();

  /** Of texts with very many words the first ones are taken (lib/platform/text/search-terms.ts). */
  add(slot: number, texts: readonly string[]): void {
    let left = MAX_TERMS;
    for (const text of texts)
      for (const word of isPlain(text) ? this.plain.read(text) : wordsOf(text)) {
        const isNew = typeof word === 'number' ? this.words.add(slot, word) : this.addWord(slot, word);
        if (isNew && --left === 0) return;
      }
  }

  /** Returns whether the slot did not have it. */
  private addWord(slot: number, word: string): boolean {
    const { words, codes, letters } = this;
    const code = CODE.exec(word);
    if (code?.[1]) letters.add(slot, letters.number(code[1]));
    if (code) return codes.add(slot, codes.number(word));
    if (!isDevanagari(word)) return words.add(slot, words.number(word));
    const key = this.keys.get(word) ?? keyOf(word);
    this.keys.set(word, key);
    words.add(slot, words.number(key));
    return words.add(slot, words.number(word));
  }

  /** Those of so many slots that carry it. */
  matching(part: string, slots: number): Bitmap {
    const found = new Bitmap(slots);
    this.words.find(part, found);
    (/[0-9]/.test(part) ? this.codes : this.letters).find(part, found);
    const key = foldOf(part);
    if (key === '') return found;
    // those of the other script that start with its sound
    this.words.findWords(`\n${asKey(key)}`, found);
    if (isDevanagari(part))
      for (const initial of initialsOf(key))
        this.words.findWords(`\n${initial}`, found, (word) => isHeardAs(word, key));
    return found;
  }
}
