/** What a character is in a word, by its code: letters from 1 on, upper case or not; digits from FIRST_DIGIT on; 0 for what is in none. */
const KINDS = new Uint8Array(128);
const FIRST_DIGIT = 27;
const KIND_COUNT = FIRST_DIGIT + 10;
for (let i = 0; i < 26; i++) KINDS[0x41 + i] = KINDS[0x61 + i] = i + 1;
for (let i = 0; i < 10; i++) KINDS[0x30 + i] = FIRST_DIGIT + i;
/** Words with as many digits are codes, of which every text has its own. */
const CODE_DIGITS = 4;

const longer = (column: Int32Array, length: number): Int32Array<ArrayBuffer> => {
  const copy = new Int32Array(length);
  copy.set(column);
  return copy;
};

/**
 * Takes plain texts (`isPlain`) apart as `wordsOf` does, and gives known words as their numbers, reached letter by letter: making a
 * text of each word, and looking that up, takes five times as long.
 */
export class PlainWords {
  /** KIND_COUNT for each node: where the character leads, 0 for nowhere */
  private next = new Int32Array(1024 * KIND_COUNT);
  /** by node: the number of the word that ends there, from 1 */
  private numbers = new Int32Array(1024);
  private length = 1;

  constructor(private readonly numberOf: (word: string) => number) {}

  /** One after the other: numbers, and the texts of those that may be codes. */
  read(text: string): (number | string)[] {
    const words: (number | string)[] = [];
    let node = 0;
    let start = 0;
    let digits = 0;
    for (let at = 0; at <= text.length; at++) {
      const kind = at < text.length ? KINDS[text.charCodeAt(at)]! : 0;
      if (kind > 0) {
        if (kind >= FIRST_DIGIT) digits++;
        if (digits < CODE_DIGITS) node = this.next[node * KIND_COUNT + kind]! || this.grow(node, kind);
        continue;
      }
      if (digits >= CODE_DIGITS) words.push(text.slice(start, at).toLowerCase());
      else if (at > start) {
        this.numbers[node] ||= this.numberOf(text.slice(start, at).toLowerCase()) + 1;
        words.push(this.numbers[node]! - 1);
      }
      node = 0;
      start = at + 1;
      digits = 0;
    }
    return words;
  }

  private grow(node: number, kind: number): number {
    const made = this.length++;
    if (made === this.numbers.length) {
      const room = Math.ceil(made * 1.25);
      this.next = longer(this.next, room * KIND_COUNT);
      this.numbers = longer(this.numbers, room);
    }
    this.next[node * KIND_COUNT + kind] = made;
    return made;
  }
}
