import { z } from 'zod';
import { parseRupees } from '@/lib/format';
import {
  AMENITIES,
  CATEGORIES,
  FACINGS,
  FURNISHINGS,
  LISTING_TYPES,
  POSSESSIONS,
  PROPERTY_STATUSES,
  RERA_EXEMPTIONS,
} from '@/lib/listing-vocabulary/constants';
import { CITIES, placeOf } from '@/lib/place/rules';
import { slugify } from '@/lib/slug';

/**
 * The listing form, for the browser and the server alike. Values arrive as the text of form fields; an empty one
 * counts as not given. Messages say what to do.
 */
const given = (value: unknown): unknown => {
  const one = Array.isArray(value) ? value[0] : value;
  if (typeof one !== 'string') return one ?? undefined;
  return one.trim() === '' ? undefined : one.trim();
};

const required = (message: string, max: number) =>
  z.preprocess(
    given,
    z.string(message).max(max, `Please keep this under ${max.toLocaleString('en-IN')} characters`),
  );
const optionalText = (max: number) => z.preprocess(given, z.string().max(max).optional());

const asMoney = (value: unknown) => {
  const text = given(value);
  return typeof text === 'string' ? (parseRupees(text) ?? Number.NaN) : text;
};
const MAX_RUPEES = 1_000_000_000_000;
const rupees = (message: string) =>
  z.number(message).int(message).min(0, message).max(MAX_RUPEES, 'That is more than any property costs');

const asNumber = (value: unknown) => {
  const text = given(value);
  return typeof text === 'string' ? Number(text.replaceAll(',', '')) : text;
};
const count = (max: number, message = `Please enter a whole number from 0 to ${max}`) =>
  z.preprocess(asNumber, z.number(message).int(message).min(0, message).max(max, message).optional());
const FLOOR_MESSAGE = 'Please enter a whole number from -5 to 200';
const floorNumber = z.preprocess(
  asNumber,
  z.number(FLOOR_MESSAGE).int(FLOOR_MESSAGE).min(-5, FLOOR_MESSAGE).max(200, FLOOR_MESSAGE).optional(),
);

const AREA_MESSAGE = 'Please enter the area in square feet, for example 1600';
const area = z.number(AREA_MESSAGE).positive(AREA_MESSAGE).max(1_000_000_000, AREA_MESSAGE);
const optionalArea = z.preprocess(asNumber, area.optional());

const choice = <const T extends readonly string[]>(values: T, message: string) =>
  z.preprocess(given, z.enum(values, message));
const optionalChoice = <const T extends readonly string[]>(values: T) =>
  z.preprocess(given, z.enum(values, 'Please choose one of the list').optional());

const many = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).flatMap((v) =>
    typeof v === 'string' ? v.split(',').filter(Boolean) : [],
  );

const coordinate = (limit: number) => z.preprocess(asNumber, z.number().min(-limit).max(limit).optional());

const fields = z.object({
  title: required('Please give the listing a title', 160),
  description: required('Please describe the property', 5000),
  price: z.preprocess(asMoney, rupees('Please enter the price, for example 45 lakh or 45,00,000')),
  category: choice(CATEGORIES, 'Please choose a category'),
  type: choice(LISTING_TYPES, 'Please choose sale or rent'),
  address: required('Please enter the full address', 300),
  bedrooms: count(50, 'Please enter a whole number of bedrooms'),
  area: z.preprocess(asNumber, area),
  status: optionalChoice(PROPERTY_STATUSES),

  city: optionalText(80),
  locality: optionalText(80),
  project: optionalText(120),
  pinCode: z.preprocess(
    given,
    z
      .string()
      .regex(/^[1-9]\d{5}$/, 'A PIN code has six digits')
      .optional(),
  ),
  latitude: coordinate(90),
  longitude: coordinate(180),
  bathrooms: count(50),
  balconies: count(20),
  carpetArea: optionalArea,
  builtUpArea: optionalArea,
  superBuiltUpArea: optionalArea,
  floor: floorNumber,
  totalFloors: floorNumber,
  facing: optionalChoice(FACINGS),
  furnishing: optionalChoice(FURNISHINGS),
  possession: optionalChoice(POSSESSIONS),
  possessionDate: z.preprocess(given, z.iso.date('Please enter a date').optional()),
  ageYears: count(200, 'Please enter whole years'),
  parking: count(50),
  amenities: z.preprocess(many, z.array(z.enum(AMENITIES)).max(AMENITIES.length)),
  reraNumber: z.preprocess((value) => {
    const text = given(value);
    return typeof text === 'string' ? normaliseRera(text) : text;
  }, z.string().max(30).optional()),
  reraExemption: optionalChoice(RERA_EXEMPTIONS),
  maintenance: z.preprocess(asMoney, rupees('Please enter rupees a month').optional()),
  deposit: z.preprocess(asMoney, rupees('Please enter the deposit in rupees').optional()),
});

type Fields = z.output<typeof fields>;
type Refine = z.RefinementCtx;

function checkAreas(value: Fields, ctx: Refine): void {
  const { carpetArea, builtUpArea, superBuiltUpArea } = value;
  const issue = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
  if (carpetArea && builtUpArea && carpetArea > builtUpArea)
    issue('carpetArea', 'Carpet area is inside the walls: it cannot be larger than built-up area');
  if (builtUpArea && superBuiltUpArea && builtUpArea > superBuiltUpArea)
    issue('builtUpArea', 'Built-up area cannot be larger than super built-up area');
  if (value.floor !== undefined && value.totalFloors !== undefined && value.floor > value.totalFloors)
    issue('floor', 'The floor cannot be above the top floor');
}

/** What the server stores beside the fields: city and neighbourhood as slugs, a point on the map. */
function withPlace(value: Fields) {
  const { city, locality, latitude, longitude, ...rest } = value;
  const found = placeOf([locality, value.address, city].filter(Boolean).join(', '));
  const known = !city || slugify(city) === found.city.slug ? found : undefined;
  const point = known?.locality ?? CITIES.find(({ slug }) => slug === slugify(city ?? found.city.name));
  const localityName = locality ?? known?.locality?.name;
  const lng = longitude ?? point?.lng ?? 0;
  const lat = latitude ?? point?.lat ?? 0;
  return {
    ...rest,
    city: city ?? found.city.name,
    citySlug: slugify(city ?? found.city.name),
    ...(localityName && { locality: localityName, localitySlug: slugify(localityName) }),
    location: { address: value.address, coordinates: [lng, lat] as [number, number] },
  };
}

export const propertyFormSchema = fields.superRefine(checkAreas).transform(withPlace);

/** Stored fields that a form may leave empty; an edit that empties one removes it. */
export const OPTIONAL_FIELDS = [
  'bedrooms',
  'locality',
  'localitySlug',
  'project',
  'pinCode',
  'bathrooms',
  'balconies',
  'carpetArea',
  'builtUpArea',
  'superBuiltUpArea',
  'floor',
  'totalFloors',
  'facing',
  'furnishing',
  'possession',
  'possessionDate',
  'ageYears',
  'parking',
  'reraNumber',
  'reraExemption',
  'maintenance',
  'deposit',
] as const;

/** The parsed form: what `mutations.ts` writes. */
export type PropertyInput = z.output<typeof propertyFormSchema>;

/** The text of every field, as react-hook-form holds it and the draft saves it. */
export type PropertyFormValues = Record<Exclude<keyof Fields, 'amenities'>, string> & { amenities: string[] };

/** Fields that a step of the wizard must have right before the next one opens. */
export const STEP_FIELDS = [
  ['title', 'description', 'price', 'category'],
  ['type', 'address', 'bedrooms', 'area'],
  [],
] as const satisfies (keyof Fields)[][];

export function normaliseRera(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '');
}

export const EMPTY_FORM: PropertyFormValues = {
  title: '',
  description: '',
  price: '',
  category: '',
  type: '',
  address: '',
  bedrooms: '',
  area: '',
  status: '',
  city: '',
  locality: '',
  project: '',
  pinCode: '',
  latitude: '',
  longitude: '',
  bathrooms: '',
  balconies: '',
  carpetArea: '',
  builtUpArea: '',
  superBuiltUpArea: '',
  floor: '',
  totalFloors: '',
  facing: '',
  furnishing: '',
  possession: '',
  possessionDate: '',
  ageYears: '',
  parking: '',
  amenities: [],
  reraNumber: '',
  reraExemption: '',
  maintenance: '',
  deposit: '',
};

export const STEPS: ReadonlySet<string> = new Set([...STEP_FIELDS.flat(), 'status', 'latitude', 'longitude']);

/** What stands under "More details". */
export const DETAIL_FIELDS = (Object.keys(EMPTY_FORM) as (keyof PropertyFormValues)[]).filter(
  (name) => !STEPS.has(name),
);
