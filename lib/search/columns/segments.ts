import { foldOf, isDevanagari } from '@/lib/platform/text/fold';
import { wordsOf } from '@/lib/platform/text/search-terms';
import { Bitmap } from './bitmap';
import { NameColumn } from './name-column';

/** Labels whose words are remembered. */
const MAX_REMEMBERED = 10_000;

export type CountedSegment = { label: string; count: number };

/** "Dharampeth, Besa" → both: a first segment has no comma. */
export function locationsOf(text: string): string[] {
  const names = text.split(',').filter((name) => wordsOf(name).length > 0);
  return names.length > 0 ? names : [text];
}

/** "Narmada Heights, Dharampeth, Nagpur" → "Narmada Heights" */
export const firstSegment = (address: string): string => (address.split(',', 1)[0] ?? '').trim();

const foldAll = (words: string) => words.split(' ').map(foldOf).join(' ');

/** Whether a word of a name begins with what was typed; across scripts, as it sounds. */
export function beginsIn(name: string, key: string, foldedName?: () => string): boolean {
  if (key === '' || ` ${name}`.includes(` ${key}`)) return true;
  if (!isDevanagari(key) && !isDevanagari(name)) return false;
  return ` ${foldedName?.() ?? foldAll(name)}`.includes(` ${foldAll(key)}`);
}

/**
 * The first segments of the addresses in use, with their listings: what the members' list calls Location. Slots are never
 * reused, so a dead one only has to be left out of what is counted.
 */
export class Segments {
  /** the words of each listing's segment: "DHARAMPETH " is Dharampeth */
  readonly keys = new NameColumn();
  /** as the first listing of a segment writes it, by the number of its key */
  labels: string[] = [''];
  private slots = 0;
  /** keys of the names by their numbers, once somebody types in the other script */
  private readonly folded: string[] = [];
  /** Addresses repeat: the same text is taken apart once. */
  private readonly keyOf = new Map<string, string>();

  add(slot: number, label: string): void {
    this.keys.set(slot, this.key(label));
    this.labels[this.keys.numberAt(slot)] ??= label;
    this.slots = slot + 1;
  }

  private key(label: string): string {
    const known = this.keyOf.get(label);
    if (known !== undefined) return known;
    const key = wordsOf(label).join(' ');
    if (this.keyOf.size > MAX_REMEMBERED) this.keyOf.clear();
    this.keyOf.set(label, key);
    return key;
  }

  /** The segments of these names; where there is none of a name, all in which a word begins with what was typed. */
  matching(text: string): Bitmap {
    const found = new Bitmap(this.slots);
    const isWanted = new Uint8Array(this.labels.length);
    for (const name of locationsOf(text)) {
      const key = wordsOf(name).join(' ');
      const exact = this.keys.number(key);
      const beginning = exact > 0 ? undefined : this.beginning(key);
      if (exact > 0) isWanted[exact] = 1;
      for (let number = 1; beginning && number < isWanted.length; number++)
        isWanted[number]! |= beginning[number]!;
    }
    const { numbers } = this.keys;
    for (let slot = 0; slot < this.slots; slot++) if (isWanted[numbers[slot]!] === 1) found.add(slot);
    return found;
  }

  /** Whether an address begins with exactly these words. */
  has(text: string): boolean {
    return this.keys.number(wordsOf(text).join(' ')) > 0;
  }

  /** Those in which a word begins with what was typed, with how many of `matches` each has, the most first; and how many more there are. */
  counted(matches: Bitmap, text: string, limit: number): { segments: CountedSegment[]; more: number } {
    const counts = new Uint32Array(this.labels.length);
    const { numbers } = this.keys;
    for (const slot of matches.toSlots()) counts[numbers[slot]!]!++;
    const isWanted = this.beginning(wordsOf(text).join(' '));
    const all: CountedSegment[] = [];
    for (let number = 1; number < counts.length; number++)
      if (counts[number]! > 0 && isWanted[number] === 1)
        all.push({ label: this.labels[number]!, count: counts[number]! });
    all.sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
    return { segments: all.slice(0, limit), more: Math.max(0, all.length - limit) };
  }

  /** 1 for each segment in which a word begins so; the segment of listings that have none never does. */
  private beginning(key: string): Uint8Array {
    const wanted = new Uint8Array(this.labels.length);
    for (let number = 1; number < wanted.length; number++)
      if (
        beginsIn(this.keys.name(number), key, () => (this.folded[number] ??= foldAll(this.keys.name(number))))
      )
        wanted[number] = 1;
    return wanted;
  }

  restore(names: string[], labels: string[], numbers: Uint32Array<ArrayBuffer>, slots: number): void {
    this.keys.restore(names, numbers);
    this.labels = labels;
    this.folded.length = 0;
    this.slots = slots;
  }
}
