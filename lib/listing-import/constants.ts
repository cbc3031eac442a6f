import type { FieldChoice } from '@/lib/import/dto';
import {
  AMENITY_LABELS,
  CATEGORIES,
  FACINGS,
  FURNISHING_LABELS,
  POSSESSION_LABELS,
  RERA_EXEMPTIONS,
} from '@/lib/listing-vocabulary/constants';

const list = (values: Iterable<string>) => [...values].join(', ');

/** Statuses that a file may give. A listing is verified by a person who has seen evidence, never by a file. */
export const IMPORT_STATUS_CHOICES = ['draft', 'active', 'unverified', 'paused'] as const;

/** The columns of the template: field, heading, what belongs there. Required ones first. */
const COLUMNS: readonly (readonly [field: string, label: string, help: string, example: string])[] = [
  ['code', 'Code', 'your own number of the listing; the same number is the same listing', 'NGP-001'],
  ['ownerEmail', 'Owner email', 'of an account on this site; empty: yours', ''],
  ['title', 'Title', 'required', '2 BHK flat near the lake'],
  ['description', 'Description', 'required', 'Corner flat on the third floor with morning sun'],
  ['type', 'Type', 'required: sale or rent', 'sale'],
  ['category', 'Category', `required: ${list(CATEGORIES)}`, 'Residential'],
  ['price', 'Price', 'required: rupees, such as 45 lakh; a month for rent', '45 lakh'],
  ['area', 'Area', 'required: square feet', '950'],
  ['address', 'Address', 'required', 'Ambazari Road, Dharampeth, Nagpur'],
  ['status', 'Status', `empty: draft. Or ${list(IMPORT_STATUS_CHOICES.slice(1))}`, ''],
  ['bedrooms', 'Bedrooms', 'number', '2'],
  ['bathrooms', 'Bathrooms', 'number', '2'],
  ['balconies', 'Balconies', 'number', '1'],
  ['city', 'City', 'empty: read from the address', 'Nagpur'],
  ['locality', 'Locality', 'empty: read from the address', 'Dharampeth'],
  ['project', 'Project', 'society or building', ''],
  ['pinCode', 'PIN code', 'six digits', '440010'],
  ['latitude', 'Latitude', 'degrees', ''],
  ['longitude', 'Longitude', 'degrees', ''],
  ['carpetArea', 'Carpet area', 'square feet', '760'],
  ['builtUpArea', 'Built-up area', 'square feet', '950'],
  ['superBuiltUpArea', 'Super built-up area', 'square feet', ''],
  ['floor', 'Floor', 'number; 0 is the ground floor', '3'],
  ['totalFloors', 'Total floors', 'number', '7'],
  ['facing', 'Facing', list(FACINGS), 'east'],
  ['furnishing', 'Furnishing', list(Object.keys(FURNISHING_LABELS)), 'semi-furnished'],
  ['possession', 'Possession', list(Object.keys(POSSESSION_LABELS)), 'ready'],
  ['possessionDate', 'Possession date', 'such as 2027-03-31', ''],
  ['ageYears', 'Age', 'years', '4'],
  ['parking', 'Parking', 'number of places', '1'],
  ['amenities', 'Amenities', `separated by commas: ${list(Object.keys(AMENITY_LABELS))}`, 'lift, parking'],
  ['reraNumber', 'RERA number', 'of the project, such as P50500012345', ''],
  ['reraExemption', 'RERA exemption', list(RERA_EXEMPTIONS), ''],
  ['maintenance', 'Maintenance', 'rupees a month', ''],
  ['deposit', 'Deposit', 'rupees', ''],
];

export const LISTING_TARGETS: readonly FieldChoice[] = COLUMNS.map(([field, label]) => ({ field, label }));

/** Rows of a file that begin like this are explanations and are not read. */
export const EXPLANATION = '#';

/** Headings, an explanation of each, and an example. */
export const LISTING_TEMPLATE: string[][] = [
  COLUMNS.map(([, label]) => label),
  COLUMNS.map(([, , help], i) => (i === 0 ? `${EXPLANATION} ${help}` : help)),
  COLUMNS.map(([, , , example]) => example),
];

const OTHER_NAMES: Record<string, string> = {
  'property code': 'code',
  'listing code': 'code',
  reference: 'code',
  owner: 'ownerEmail',
  'owner e mail': 'ownerEmail',
  email: 'ownerEmail',
  name: 'title',
  'property type': 'category',
  'listed for': 'type',
  bhk: 'bedrooms',
  beds: 'bedrooms',
  baths: 'bathrooms',
  rent: 'price',
  'area sq ft': 'area',
  pincode: 'pinCode',
  pin: 'pinCode',
  rera: 'reraNumber',
};

const plain = (heading: string) =>
  heading
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The field that each heading names, or ''. */
export function guessListingMapping(headings: string[]): string[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const name = plain(heading);
    const found = COLUMNS.find(([field, label]) => plain(label) === name || plain(field) === name)?.[0];
    const field = found ?? OTHER_NAMES[name] ?? '';
    if (taken.has(field)) return '';
    taken.add(field);
    return field;
  });
}
