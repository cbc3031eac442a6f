import { Bitmap } from './bitmap';
import type { Column } from './columns';
import type { DictionaryParts } from './dictionary';
import { COLUMNS, ListingIndex, MAX_BEDROOMS, ORDERED } from './listing-index';
import { ROW_PROJECTION } from './search-row';
import { DIMENSIONS, type Dimension } from './values';

/** Raised when what a column holds is worked out in another way, such as the cost class. */
const VERSION = 6;

/** A snapshot of another shape is of no use: another version of the site has made it. */
export const SNAPSHOT_SHAPE = JSON.stringify([
  VERSION,
  COLUMNS,
  ORDERED,
  DIMENSIONS,
  MAX_BEDROOMS,
  Object.keys(ROW_PROJECTION),
]);

/** `grows`: the column is appended to, so room after it saves a copy. */
export type Part = { name: string; data: Column | string; grows?: true };
export type Parts = ReadonlyMap<string, Column | string>;

type Names = {
  slots: number;
  orders: number[];
  values: string[];
  dimensions: Record<Dimension, number[]>;
  projects: string[];
  costClasses: string[];
  owners: string[];
  segmentKeys: string[];
  segmentLabels: string[];
  letters: string[];
  cities: [string, string][];
  localities: [string, string][];
};

const DICTIONARIES = ['words', 'numbered'] as const;

/**
 * The index as it is now. What changes of the slots that there are is copied; the rest is views of the columns, which are
 * only ever appended to, so that the caller may take its time to write them.
 */
export function freeze(index: ListingIndex): Part[] {
  const slots = index.capacity;
  const { values, segments, projects, terms, ids } = index;
  const valueParts = values.parts(slots);
  const termParts = terms.parts();
  const letters = [...terms.letterSets()];
  const names: Names = {
    slots,
    orders: ORDERED.map((name) => index.orders[name].length),
    values: valueParts.names,
    dimensions: valueParts.dimensions,
    projects: [...projects.names],
    costClasses: [...index.costClasses.names],
    owners: [...index.owners.names],
    segmentKeys: [...segments.keys.names],
    segmentLabels: [...segments.labels],
    letters: letters.map(([name]) => name),
    cities: [...index.names.city],
    localities: [...index.names.locality],
  };
  const copy = ({ words }: Bitmap) => words.slice(0, Math.ceil(slots / 32));
  const growing = (name: string, data: Column): Part => ({ name, data, grows: true });
  return [
    { name: 'names', data: JSON.stringify(names) },
    growing('ids', ids.words.subarray(0, slots * 3)),
    ...COLUMNS.map((name) => growing(`number ${name}`, index.numbers[name].subarray(0, slots))),
    ...ORDERED.map((name) =>
      growing(`order ${name}`, index.orders[name].slots.slice(0, index.orders[name].length)),
    ),
    growing('alive', copy(index.alive)),
    growing('values', valueParts.numbers),
    growing('value starts', valueParts.starts),
    ...valueParts.sets.map((set, i) => growing(`value ${i}`, copy(set))),
    ...letters.map(([, set], i) => growing(`letters ${i}`, copy(set))),
    growing('projects', projects.numbers.subarray(0, slots)),
    growing('cost classes', index.costClasses.numbers.subarray(0, slots)),
    growing('owners', index.owners.numbers.subarray(0, slots)),
    growing('segments', segments.keys.numbers.subarray(0, slots)),
    ...DICTIONARIES.flatMap((name) =>
      Object.entries(termParts[name]).map(([part, data]) => ({ name: `${name} ${part}`, data })),
    ),
  ];
}

/** The index that was frozen to these parts, or an error when one is missing. */
export function thaw(parts: Parts): ListingIndex {
  const get = <T extends Column | string>(name: string): T => {
    const part = parts.get(name);
    if (part === undefined) throw new Error(`the snapshot lacks "${name}"`);
    return part as T;
  };
  const set = (name: string) => Bitmap.of(get(name));
  const names: Names = JSON.parse(get('names'));
  const { slots } = names;
  const index = new ListingIndex();
  index.alive.words = get('alive');
  index.ids.restore(get('ids'), slots, index.alive.toSlots());
  for (const name of COLUMNS) index.numbers[name] = get(`number ${name}`);
  const valueParts = {
    names: names.values,
    sets: names.values.map((_, i) => set(`value ${i}`)),
    dimensions: names.dimensions,
    numbers: get<Uint16Array<ArrayBuffer>>('values'),
    starts: get<Uint32Array<ArrayBuffer>>('value starts'),
  };
  index.values.restore(valueParts, slots);
  index.projects.restore(names.projects, get('projects'));
  index.costClasses.restore(names.costClasses, get('cost classes'));
  index.owners.restore(names.owners, get('owners'));
  index.segments.restore(names.segmentKeys, names.segmentLabels, get('segments'), slots);
  const dictionary = (name: string) => {
    const kinds = ['text', 'starts', 'offsets', 'bytes', 'freshText', 'freshCounts', 'freshSlots'];
    return Object.fromEntries(kinds.map((kind) => [kind, get(`${name} ${kind}`)])) as DictionaryParts;
  };
  const letters = names.letters.map((name, i): [string, Bitmap] => [name, set(`letters ${i}`)]);
  index.terms.restore({ words: dictionary('words'), numbered: dictionary('numbered') }, letters, slots);
  for (const [i, name] of ORDERED.entries())
    index.orders[name].restore(get(`order ${name}`), names.orders[i]!);
  for (const [slug, name] of names.cities) index.names.city.set(slug, name);
  for (const [slug, name] of names.localities) index.names.locality.set(slug, name);
  return index;
}
