import { formatArea, formatDate, formatRupees } from '@/lib/format';
import type { ImageDto, PropertyDto } from '@/lib/listing/dto';
import { LISTING_TYPE_LABELS, STATUS_LABELS } from '@/lib/listing-vocabulary/constants';

export type Difference = { label: string; before: string; after: string };

type Show = (property: PropertyDto) => string | undefined;
const plain =
  (key: keyof PropertyDto): Show =>
  (property) => {
    const value = property[key];
    if (value === undefined || value === '') return undefined;
    return Array.isArray(value) ? value.join(', ') : String(value);
  };
const area =
  (key: 'area' | 'carpetArea' | 'builtUpArea' | 'superBuiltUpArea'): Show =>
  (property) =>
    property[key] === undefined ? undefined : formatArea(property[key]);
const rupees =
  (key: 'price' | 'maintenance' | 'deposit'): Show =>
  (property) =>
    property[key] === undefined ? undefined : formatRupees(property[key]);

/** Every fact of an advertisement in the order of its page, with the words it is shown in. */
const FIELDS: readonly (readonly [label: string, show: Show])[] = [
  ['Title', plain('title')],
  ['Price', rupees('price')],
  ['Offer', ({ type }) => LISTING_TYPE_LABELS[type]],
  ['Category', plain('category')],
  ['Address', plain('address')],
  ['City', plain('city')],
  ['Locality', plain('locality')],
  ['Project', plain('project')],
  ['PIN code', plain('pinCode')],
  ['Area', area('area')],
  ['Carpet area', area('carpetArea')],
  ['Built-up area', area('builtUpArea')],
  ['Super built-up area', area('superBuiltUpArea')],
  ['Bedrooms', plain('bedrooms')],
  ['Bathrooms', plain('bathrooms')],
  ['Balconies', plain('balconies')],
  ['Floor', plain('floor')],
  ['Floors', plain('totalFloors')],
  ['Facing', plain('facing')],
  ['Furnishing', plain('furnishing')],
  ['Possession', plain('possession')],
  ['Possession date', ({ possessionDate }) => possessionDate && formatDate(possessionDate)],
  ['Age in years', plain('ageYears')],
  ['Parking', plain('parking')],
  ['Amenities', plain('amenities')],
  ['MahaRERA project', plain('reraNumber')],
  ['RERA exemption', plain('reraExemption')],
  ['Maintenance', rupees('maintenance')],
  ['Deposit', rupees('deposit')],
  ['Description', plain('description')],
  ['Status', ({ status }) => STATUS_LABELS[status]],
];

/** Field by field, what differs; only those that do. */
export function compareListings(before: PropertyDto, after: PropertyDto): Difference[] {
  return FIELDS.flatMap(([label, show]) => {
    const [was, is] = [show(before) ?? '—', show(after) ?? '—'];
    return was === is ? [] : [{ label, before: was, after: is }];
  });
}

export type PhotoChange = { image: ImageDto; change: 'added' | 'removed' | 'kept' };

/** The pictures of both versions: first what is there now, in its order, then what was taken out. */
export function comparePhotos(before: PropertyDto, after: PropertyDto): PhotoChange[] {
  const had = new Set(before.images.map(({ public_id }) => public_id));
  const has = new Set(after.images.map(({ public_id }) => public_id));
  const removed = before.images.filter(({ public_id }) => !has.has(public_id));
  return [
    ...after.images.map((image) => ({
      image,
      change: had.has(image.public_id) ? ('kept' as const) : ('added' as const),
    })),
    ...removed.map((image) => ({ image, change: 'removed' as const })),
  ];
}

export type Change = { lead: string; before: string; after: string; tail: string };

/** Two texts as what they begin and end with alike, and what differs between, cut at words. */
export function changeOf(before: string, after: string): Change {
  const [was, is] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)];
  const least = Math.min(was.length, is.length);
  let head = 0;
  while (head < least && was[head] === is[head]) head++;
  let end = 0;
  while (end < least - head && was.at(-1 - end) === is.at(-1 - end)) end++;
  const cut = (words: string[]) => words.slice(head, words.length - end).join('');
  return {
    lead: was.slice(0, head).join(''),
    before: cut(was),
    after: cut(is),
    tail: was.slice(was.length - end).join(''),
  };
}
