import { z } from 'zod';
import { CITIES, findPin } from '@/lib/places/rules';
import { versionSchema } from '@/lib/platform/http/params';
import { latinDigits, withLatinDigits } from '@/lib/platform/language/digits';
import { messageWith } from '@/lib/platform/language/message';
import { dirParam, first, listFields, textParam } from '@/lib/platform/text/list-url';
import { slugify } from '@/lib/platform/text/slug';
import {
  DEFAULT_RADIUS,
  MAX_NAME_LENGTH,
  MAX_POINTS,
  MAX_RADIUS,
  MAX_SPELLINGS,
  PLACE_KIND_LABELS,
  PLACE_KINDS,
  PLACE_ORIGINS,
} from './constants';
import { isInCity, listOf, readPoints } from './format';

export const PLACES_PAGE_SIZE = 40;

const CITY_SLUGS = CITIES.map(({ slug }) => slug);
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Lower-case letters, digits and hyphens')
  .max(80);
const city = z.string().refine((value) => CITY_SLUGS.includes(value), 'Choose one of the cities');

/** The query string of `/admin/places`. `place` is the edited one, as `city/slug`, or `new`. */
export const placeSearchSchema = z.object({
  ...listFields,
  search: textParam,
  kind: z.preprocess(first, z.enum(PLACE_KINDS)).optional().catch(undefined),
  city: z.preprocess(first, city).optional().catch(undefined),
  origin: z.preprocess(first, z.enum(PLACE_ORIGINS)).optional().catch(undefined),
  place: z.preprocess(first, z.string().max(120)).optional().catch(undefined),
  by: z.preprocess(first, z.enum(['name', 'pinCode', 'kind', 'city'])).catch('name'),
  dir: z.preprocess((value) => value ?? 'asc', dirParam),
});
export type PlaceSearch = z.infer<typeof placeSearchSchema>;

const text = z
  .string()
  .trim()
  .max(MAX_NAME_LENGTH, messageWith('At most {max} characters', { max: MAX_NAME_LENGTH }));

const devanagari = text
  .regex(/^[\p{Script=Devanagari}\d\s.()\u200c\u200d]*$/u, 'Devanagari letters only')
  .default('');

/** A place as text from a form or a row of a file. */
const fields = z.object({
  kind: z.enum(PLACE_KINDS, `One of ${Object.keys(PLACE_KIND_LABELS).join(', ')}`),
  city,
  /** derived from the name if left empty */
  slug: z.union([z.literal(''), slug]).default(''),
  name: text.min(1, 'Please enter a name'),
  nameDevanagari: devanagari,
  nameHindi: devanagari,
  spellings: z
    .string()
    .max(MAX_NAME_LENGTH * MAX_SPELLINGS)
    .default('')
    .transform((cell) => [...new Set(listOf(cell))])
    .refine((list) => list.length <= MAX_SPELLINGS, `At most ${MAX_SPELLINGS} spellings`)
    .refine((list) => list.every((value) => value.length <= MAX_NAME_LENGTH), 'A spelling is too long'),
  pinCode: z
    .string()
    .trim()
    .overwrite(latinDigits)
    .regex(/^([1-9]\d{5})?$/, 'Enter six digits, or leave it empty')
    .default(''),
  points: z.string().transform((cell, context) => {
    const points = readPoints(latinDigits(cell));
    if (points && points.length > 0 && points.length <= MAX_POINTS) return points;
    context.addIssue('Latitude and longitude in degrees, such as 21.1402 79.0612. Separate several with ;');
    return z.NEVER;
  }),
  radius: z.preprocess(
    (value) => (value === '' || value === undefined ? DEFAULT_RADIUS : withLatinDigits(value)),
    z.coerce
      .number('Metres')
      .int('Whole metres')
      .min(50, 'At least 50 m')
      .max(MAX_RADIUS, `At most ${MAX_RADIUS} m`),
  ),
});

/** Checks that a place's points are in its city, and its PIN code in the district. */
export const placeSchema = fields
  .superRefine(({ city: of, points, pinCode }, context) => {
    if (!points.every((point) => isInCity(of, point)))
      context.addIssue({
        code: 'custom',
        path: ['points'],
        message: 'These degrees are far outside the city',
      });
    const district = pinCode ? findPin(pinCode)?.district : undefined;
    if (pinCode && district?.toLowerCase() !== of)
      context.addIssue({
        code: 'custom',
        path: ['pinCode'],
        message: 'This PIN code is in another district',
      });
  })
  .transform(({ slug: given, pinCode, ...place }) => ({
    ...place,
    slug: given || slugify(place.name),
    /** true without a given slug, which must then be new */
    isNew: given === '',
    ...(pinCode && { pinCode }),
  }))
  .refine((place) => place.slug !== '', { path: ['slug'], message: 'Please enter a slug in Latin letters' });
/** `POST /api/admin/places`. An existing place needs the version that was read. */
export const placeUpdateSchema = z.object({ __v: versionSchema }).and(placeSchema);
export type PlaceUpdate = z.output<typeof placeUpdateSchema>;

const point = z
  .string()
  .regex(/^-?\d{1,3}(\.\d+)?,-?\d{1,3}(\.\d+)?$/)
  .transform((text) => {
    const [lat = 0, lng = 0] = text.split(',').map(Number);
    return { lat, lng };
  })
  .refine(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180);

/** The form's query while a place is typed, or for the surroundings of a pin. */
export const placeQuery = z.object({
  search: z.preprocess(first, z.string().trim().max(80)).catch(''),
  /** latitude,longitude */
  near: z.preprocess(first, point).optional().catch(undefined),
});
export type PlaceQuery = z.output<typeof placeQuery>;

const placeKeySchema = z.object({ city, slug });

/** `builtIn` resets to the built-in data instead of removing the place. */
export const removePlaceSchema = placeKeySchema.extend({ builtIn: z.boolean().default(false) });

export const mergePlacesSchema = z
  .object({ city, into: slug, from: slug })
  .refine(({ into, from }) => into !== from, { path: ['from'], message: 'Choose another place' });

export const MAX_CSV_LENGTH = 1_000_000;
export const importPlacesSchema = z.object({ csv: z.string().min(1).max(MAX_CSV_LENGTH) });
