import { foldOf, initialsOf, isDevanagari } from '@/lib/platform/text/fold';
import { asKey, isHeardAs } from '@/lib/search/columns/word-keys';
import { Bitmap } from '@/lib/search/engine/bitmap';
import { MIN_INNER_LENGTH } from '@/lib/search/engine/index-search';
import { SlotSet } from './slot-set';

/** Letters and then at least four digits: a property code, a PIN code. Every listing has its own. */
const CODE = /^([a-z]*)\d{4,}$/;
/** Most words are no codes, which their last letter says. */
const endsInDigit = (word: string) => word.charCodeAt(word.length - 1) <= 0x39;

/** Words and the slots that contain them. The words are also one text, in which a part is found at once. */
class WordList {
  /** most words have one slot, which stands for itself */
  private readonly slots = new Map<string, number | SlotSet>();
  private text = '\n';
  /** words that the text does not have yet */
  private recent: string[] = [];

  add(slot: number, word: string): void {
    const known = this.slots.get(word);
    if (typeof known === 'object') known.add(slot);
    else if (known === undefined) {
      this.slots.set(word, slot);
      this.recent.push(word);
    } else if (known !== slot) this.slots.set(word, new SlotSet(known, slot));
  }

  /** Finds the slots of all words that contain the part; of a short one, of those that begin with it. */
  find(part: string, found: Bitmap): void {
    this.findWords(part.length >= MIN_INNER_LENGTH ? part : `\n${part}`, found);
  }

  /** … of all words that have it, the line break before each included, and are wanted. */
  findWords(wanted: string, found: Bitmap, isWanted?: (word: string) => boolean): void {
    if (this.recent.length > 0) this.text += `${this.recent.join('\n')}\n`;
    this.recent = [];
    const { text } = this;
    for (let at = text.indexOf(wanted); at >= 0; ) {
      const end = text.indexOf('\n', at + 1);
      const word = text.slice(text.lastIndexOf('\n', text[at] === '\n' ? at : at - 1) + 1, end);
      at = text.indexOf(wanted, end);
      if (isWanted && !isWanted(word)) continue;
      const slots = this.slots.get(word)!;
      if (typeof slots === 'number') found.add(slots);
      else slots.addTo(found);
    }
  }
}

/** Which slots contain a word like the typed one. Slots are never reused, so nothing is ever removed. */
export class WordIndex {
  private readonly words = new WordList();
  /** separate, because codes share their letters: only a part with a digit needs them */
  private readonly codes = new WordList();
  private readonly letters = new WordList();

  add(slot: number, words: readonly string[]): void {
    for (const word of words) {
      const code = endsInDigit(word) ? CODE.exec(word) : null;
      (code ? this.codes : this.words).add(slot, word);
      if (code?.[1]) this.letters.add(slot, code[1]);
    }
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
