import { Bitmap } from './bitmap';

/** From this many unsorted words on they are merged into the sorted list. */
const MERGE_AT = 512;

/** From this many letters on a part is looked for inside words; fewer are in too many of them. */
const MIN_INNER_LENGTH = 3;

/** Which slots carry a word that is like the one typed. Slots are never reused, so nothing is ever taken out. */
export class TermIndex {
  private readonly postings = new Map<string, number[]>();
  private sorted: string[] = [];
  /** the sorted words one after another, a line each, and where each of them begins: one scan finds a part in all */
  private text = '';
  private starts = new Int32Array(0);
  private fresh: string[] = [];

  add(slot: number, terms: readonly string[]): void {
    for (const term of terms) {
      const slots = this.postings.get(term);
      if (slots) slots.push(slot);
      else {
        this.postings.set(term, [slot]);
        this.fresh.push(term);
      }
    }
  }

  /** Words that contain this one; of one or two letters, words that begin with it. */
  matching(part: string): Bitmap {
    this.merge();
    const found = new Bitmap();
    const isInner = part.length >= MIN_INNER_LENGTH;
    if (isInner) this.collectInside(part, found);
    else
      for (let i = firstNotBelow(this.sorted, part); this.sorted[i]?.startsWith(part); i++)
        this.collect(this.sorted[i]!, found);
    for (const term of this.fresh)
      if (isInner ? term.includes(part) : term.startsWith(part)) this.collect(term, found);
    return found;
  }

  private collectInside(part: string, into: Bitmap): void {
    for (let at = this.text.indexOf(part); at >= 0; ) {
      const word = firstNotBelow(this.starts, at + 1) - 1;
      this.collect(this.sorted[word]!, into);
      const next = this.starts[word + 1];
      at = next === undefined ? -1 : this.text.indexOf(part, next);
    }
  }

  private collect(term: string, into: Bitmap): void {
    for (const slot of this.postings.get(term) ?? []) into.add(slot);
  }

  private merge(): void {
    if (this.fresh.length < MERGE_AT) return;
    // the default order: by code unit, like the comparison of strings below
    this.sorted = [...this.sorted, ...this.fresh].sort();
    this.fresh = [];
    this.text = this.sorted.join('\n');
    this.starts = new Int32Array(this.sorted.length);
    for (let i = 1; i < this.sorted.length; i++)
      this.starts[i] = this.starts[i - 1]! + this.sorted[i - 1]!.length + 1;
  }
}

/** The first place of a sorted list whose value is not below this one. */
function firstNotBelow<T extends string | number>(list: ArrayLike<T>, value: T): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (list[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
