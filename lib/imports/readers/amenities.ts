import { EMPTY, EMPTY_CHOICE } from '@/lib/imports/decisions/constants';
import type { RowReader } from '@/lib/imports/decisions/rules';
import { AMENITY_PREFIX } from '@/lib/imports/values/constants';
import { isBlank, plainValue, readYesNo } from '@/lib/imports/values/rules';
import { AMENITIES, AMENITY_LABELS } from '@/lib/listings/fields/vocabulary';
import { messageWith } from '@/lib/platform/language/message';
import { slugify } from '@/lib/platform/text/slug';

const byLabel = (labels: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([value, label]) => [label.toLowerCase(), value]));

const AMENITIES_BY_WORD: Readonly<Record<string, string>> = {
  ...byLabel(AMENITY_LABELS),
  elevator: 'lift',
  लिफ्ट: 'lift',
  लिफ़्ट: 'lift',
  पार्किंग: 'parking',
  'car parking': 'parking',
  'covered parking': 'parking',
  वाहनतळ: 'parking',
  बाग: 'garden',
  उद्यान: 'garden',
  बगीचा: 'garden',
  जिम: 'gym',
  व्यायामशाळा: 'gym',
  gymnasium: 'gym',
  pool: 'swimming-pool',
  'स्विमिंग पूल': 'swimming-pool',
  'जलतरण तलाव': 'swimming-pool',
  'club house': 'clubhouse',
  क्लबहाऊस: 'clubhouse',
  सुरक्षा: 'security',
  watchman: 'security',
  वॉचमन: 'security',
  generator: 'power-backup',
  'power back up': 'power-backup',
  backup: 'power-backup',
  'पॉवर बॅकअप': 'power-backup',
  borwell: 'borewell',
  'bore well': 'borewell',
  बोअरवेल: 'borewell',
  बोरवेल: 'borewell',
  water: 'water-supply',
  '24 hr water': 'water-supply',
  '24x7 water': 'water-supply',
  पाणी: 'water-supply',
  सीसीटीव्ही: 'cctv',
  'cctv camera': 'cctv',
  'gated society': 'gated-community',
  'play ground': 'play-area',
  'kids play area': 'play-area',
  'children play area': 'play-area',
  solar: 'solar-panels',
  'solar water heater': 'solar-panels',
  ac: 'air-conditioning',
  'gas pipeline': 'piped-gas',
  मंदिर: 'temple',
};

export const amenityOf = (word: string): string | undefined =>
  AMENITIES_BY_WORD[word] ?? (Object.hasOwn(AMENITY_LABELS, slugify(word)) ? slugify(word) : undefined);

/** Far more than a home has. */
const MAX_AMENITIES = 100;

/** Reads amenities from a comma-separated column, and from separate yes/no columns. */
export function readAmenities(reader: RowReader): string[] {
  const given = reader
    .text('amenities')
    .split(/[,;|/\n]|\s+(?:and|आणि|और|व)\s+/)
    .map((one) => one.trim())
    .filter((one) => one && !isBlank(one));
  const found = [...new Set(given)].slice(0, MAX_AMENITIES).flatMap((one) => {
    const small = one.toLowerCase();
    const known = AMENITIES_BY_WORD[small] ?? AMENITIES_BY_WORD[plainValue(one)] ?? slugify(one);
    if (Object.hasOwn(AMENITY_LABELS, known)) return [known];
    const meaning = reader.meaningOf({
      field: 'amenities',
      value: one,
      column: reader.heading('amenities'),
      choices: [
        EMPTY_CHOICE,
        ...AMENITIES.map((value) => ({ meaning: value, label: AMENITY_LABELS[value] })),
      ],
      message: messageWith('“{given}” isn’t a known amenity. The template lists them all', {
        given: known,
      }),
    });
    return meaning && meaning !== EMPTY ? [meaning] : [];
  });
  const columns = [...reader.given].flatMap(([field, { value }]) =>
    field.startsWith(AMENITY_PREFIX) && !isBlank(value) && readYesNo(value) !== 'no'
      ? [field.slice(AMENITY_PREFIX.length)]
      : [],
  );
  return [...new Set([...found, ...columns])];
}
