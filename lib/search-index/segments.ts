import { wordsOf } from '@/lib/search-terms';
import { Bitmap } from './bitmap';

export type CountedSegment = { label: string; count: number };

type Segment = { label: string; slots: number[] };

/** "Narmada Heights, Dharampeth, Nagpur" → "Narmada Heights" */
export const firstSegment = (address: string): string => (address.split(',', 1)[0] ?? '').trim();

/**
 * The first segments of the addresses in use, with their listings: what the members' list calls Location. Slots are never
 * reused, so a dead one only has to be left out of what is counted.
 */
export class Segments {
  /** by the words of the segment: "DHARAMPETH " is Dharampeth */
  private readonly byKey = new Map<string, Segment>();

  add(slot: number, label: string): void {
    const key = wordsOf(label).join(' ');
    if (!key) return;
    const known = this.byKey.get(key);
    if (known) known.slots.push(slot);
    else this.byKey.set(key, { label, slots: [slot] });
  }

  /** The segment of this name; when there is none, all in which a word begins with what was typed. */
  matching(text: string): Bitmap {
    const found = new Bitmap();
    const key = wordsOf(text).join(' ');
    const exact = this.byKey.get(key);
    for (const { slots } of exact ? [exact] : this.beginning(key)) for (const slot of slots) found.add(slot);
    return found;
  }

  /** Those in which a word begins with what was typed, with how many of `matches` each has, the most first; and how many more there are. */
  counted(matches: Bitmap, text: string, limit: number): { segments: CountedSegment[]; more: number } {
    const all: CountedSegment[] = [];
    for (const { label, slots } of this.beginning(wordsOf(text).join(' '))) {
      let count = 0;
      for (const slot of slots) if (matches.has(slot)) count++;
      if (count > 0) all.push({ label, count });
    }
    all.sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
    return { segments: all.slice(0, limit), more: Math.max(0, all.length - limit) };
  }

  private *beginning(key: string): Generator<Segment> {
    for (const [name, segment] of this.byKey) if (key === '' || ` ${name}`.includes(` ${key}`)) yield segment;
  }
}
