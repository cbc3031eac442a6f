import { guessMapping } from '@/lib/imports/headings/rules';
import { LISTING_COLUMNS, LISTING_TEMPLATE } from '@/lib/imports/listings/constants';
import { CARD_PROJECTION, toPropertyCardDto, toPropertyDto } from '@/lib/listings/dto';
import { formatField } from '@/lib/listings/format';
import { DETAIL_FIELDS, EMPTY_FORM, propertyFormSchema, STEP_FIELDS } from '@/lib/listings/schema';
import { Property } from '@/models/listings/property';
import type { FieldValues } from './dto';
import { FIELD_NAMES, FIELDS, fieldNames, STORED_NAMES, subTypeFor } from './rules';

const SAMPLES: Record<string, unknown> = { text: 'some text', rera: 'P50500012345', pinCode: '440010' };
const sample = (name: (typeof FIELD_NAMES)[number]) => {
  const { kind, values, hosts } = FIELDS[name];
  if (kind === 'link') return `https://${hosts?.[0]}/tour`;
  if (kind === 'choices') return [values?.[0]];
  if (kind === 'date') return new Date('2027-03-31');
  return values?.[0] ?? SAMPLES[kind] ?? 7;
};
const row = { _id: 'id', ...Object.fromEntries(STORED_NAMES.map((name) => [name, sample(name)])) };

test.each(STORED_NAMES)('%s is stored, sent, read by the form and shown in a comparison', (name) => {
  expect(Property.schema.path(name)).toBeDefined();
  const dto = toPropertyDto(row);
  expect(dto).toHaveProperty(name);
  expect(formatField(name as keyof FieldValues, dto)).toEqual(expect.any(String));
  const text = FIELDS[name].kind === 'date' ? '2027-03-31' : String(sample(name));
  const parsed = propertyFormSchema.safeParse({ ...EMPTY_FORM, [name]: text });
  expect(parsed.error?.issues.map(({ path }) => path[0])).not.toContain(name);
});

test('cards have the fields of the registry, and the database sends no others', () => {
  const names = fieldNames(({ inCard }) => inCard === true);
  const derived = ['confirmedAt', 'confirmedBy', 'createdAt', 'images', 'lifecycle', 'unitShown'];
  expect(Object.keys(CARD_PROJECTION).sort()).toEqual([...names, ...derived].sort());
  expect(Object.keys(toPropertyCardDto(row))).toEqual(expect.arrayContaining(names));
});

test('the form and the import have every field once', () => {
  expect(Object.keys(EMPTY_FORM)).toEqual(FIELD_NAMES);
  const placed = [...STEP_FIELDS.flat(), ...DETAIL_FIELDS, 'status', 'latitude', 'longitude'];
  expect(placed.sort()).toEqual([...FIELD_NAMES].sort());
  const columns = LISTING_COLUMNS.map(({ field }) => field);
  expect(columns).toEqual(['code', 'ownerEmail', ...FIELD_NAMES]);
  expect(guessMapping('listings', LISTING_TEMPLATE[0] ?? [], [])).toEqual(columns);
});

test('every optional field that the wizard does not place has a group to be drawn in', () => {
  const ungrouped = DETAIL_FIELDS.filter((name) => !FIELDS[name].group && FIELDS[name].kind !== 'choices');
  expect(ungrouped).toEqual([]);
});

test.each([
  ['Commercial', 'Shop on Sitabuldi main road', undefined, 'shop'],
  ['Commercial', 'Shop with an office above', undefined, undefined],
  ['Commercial', 'Shop with an office above', 'office', 'office'],
  ['Residential', 'Flat beside the office', 'shop', 'flat'],
  ['Villas', 'Row house in Besa', undefined, 'row-house'],
  ['Industrial', 'Godown in Wadi', undefined, 'warehouse'],
  ['Plots', 'Plot beside a shop', 'shop', undefined],
])('%s: the sub-type of "%s" with %s chosen is %s', (category, title, chosen, expected) => {
  expect(subTypeFor(category, title, chosen)).toBe(expected);
});
