import { Bitmap } from './bitmap';

/** From this many unsorted words on they are merged into the sorted list. */
const MERGE_AT = 512;

/** Which slots carry a word that begins like the one typed. Slots are never reused, so nothing is ever taken out. */
export class TermIndex {
  private readonly postings = new Map<string, number[]>();
  private sorted: string[] = [];
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

  withPrefix(prefix: string): Bitmap {
    this.merge();
    const found = new Bitmap();
    for (let i = this.lowerBound(prefix); this.sorted[i]?.startsWith(prefix); i++)
      this.collect(this.sorted[i]!, found);
    for (const term of this.fresh) if (term.startsWith(prefix)) this.collect(term, found);
    return found;
  }

  private collect(term: string, into: Bitmap): void {
    for (const slot of this.postings.get(term) ?? []) into.add(slot);
  }

  private merge(): void {
    if (this.fresh.length < MERGE_AT) return;
    // the default order: by code unit, like the comparison of strings below
    this.sorted = [...this.sorted, ...this.fresh].sort();
    this.fresh = [];
  }

  private lowerBound(prefix: string): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.sorted[middle]! < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
