import { z } from 'zod';
import type { FieldName, FormFields } from '@/lib/listings/fields/dto';
import { FIELD_NAMES, FIELDS, OPTIONAL_NAMES, subTypeFor } from '@/lib/listings/fields/rules';
import type { FieldDefinition } from '@/lib/listings/fields/schema';
import type { PlacePrecision } from '@/lib/places/constants';
import { areaPoint, placeOf } from '@/lib/places/rules';
import { latinDigits } from '@/lib/platform/language/digits';
import { messageWith } from '@/lib/platform/language/message';
import { formatNumber } from '@/lib/platform/text/format';
import { parseArea, parseLength, parseRupees, readFigure } from '@/lib/platform/text/typed-figures';

/**
 * The listing form for browser and server, built from the registry of fields (lib/listings/fields). Values arrive as text, and empty ones count as not given.
 * Messages say what to do.
 */
const given = (value: unknown): unknown => {
  const item = Array.isArray(value) ? value[0] : value;
  if (typeof item !== 'string') return item ?? undefined;
  return item.trim() === '' ? undefined : item.trim();
};

/** Removes pasted line breaks from a field of one line. */
const asLine = (value: unknown) => {
  const text = given(value);
  if (typeof text !== 'string' || !text.includes('\n')) return text;
  return text
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
};
const asMoney = (value: unknown) => {
  const text = given(value);
  return typeof text === 'string' ? (parseRupees(text) ?? Number.NaN) : text;
};
const asNumber = (value: unknown) => {
  const text = given(value);
  return typeof text === 'string' ? (readFigure(text) ?? Number.NaN) : text;
};
/** Reads degrees such as "79.088", in which a point is always decimal. */
const asDegrees = (value: unknown) => {
  const text = given(value);
  return typeof text === 'string' ? (readFigure(text, true) ?? Number.NaN) : text;
};
/** A code or numeric date, typed in either script. */
const asFigures = (value: unknown) => {
  const text = given(value);
  return typeof text === 'string' ? latinDigits(text).trim() : text;
};
const asArea = (value: unknown) => {
  const text = given(value);
  return typeof text === 'string' ? (parseArea(text) ?? Number.NaN) : text;
};
const asLength = (value: unknown) => {
  const text = given(value);
  return typeof text === 'string' ? (parseLength(text) ?? Number.NaN) : text;
};
const asRera = (value: unknown) => {
  const text = given(value);
  return typeof text === 'string' ? normaliseRera(text) : text;
};
const asList = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).flatMap((v) =>
    typeof v === 'string' ? v.split(',').filter(Boolean) : [],
  );

function normaliseRera(text: string): string {
  return latinDigits(text).toUpperCase().replace(/[\s-]/g, '');
}

const MAX_RUPEES = 1_000_000_000_000;
const MAX_AREA = 1_000_000_000;
const AREA_MESSAGE = 'Please enter the area in square feet, for example 1600';
const LENGTH_MESSAGE = 'Please enter feet, for example 30, or metres, for example 9 m';
const MAX_LENGTH_FT = 10_000;
const FLOOR_MESSAGE = 'Please enter a whole number from -5 to 200';

/** True for addresses of known services, because a listing must not send visitors anywhere else. */
function isLinkTo(text: string, hosts: readonly string[]): boolean {
  const url = URL.parse(text);
  const isKnown = hosts.some((host) => url?.hostname === host || url?.hostname.endsWith(`.${host}`));
  return url?.protocol === 'https:' && isKnown && !url.username && !url.port;
}

type Reader = (value: unknown) => unknown;

/** A reader of each kind's text, and the constraints on its value. */
const KINDS: Record<FieldDefinition['kind'], (field: FieldDefinition) => [Reader, z.ZodType]> = {
  text: ({ required, max = 200, form }) => [
    form?.rows ? given : asLine,
    z
      .string(required)
      .max(max, messageWith('Please keep this under {max} characters', { max: formatNumber(max) })),
  ],
  choice: ({ values = [], required }) => [
    given,
    z.enum(values, required ?? 'Please choose one from the list'),
  ],
  choices: ({ values = [] }) => [asList, z.array(z.enum(values)).max(values.length)],
  // a deposit may be 0, a price may not
  rupees: ({ required, message = required ?? 'Please enter whole rupees' }) => [
    asMoney,
    z
      .number(message)
      .int(message)
      .min(required ? 1 : 0, message)
      .max(MAX_RUPEES, 'That’s too high for a property price'),
  ],
  area: () => [asArea, z.number(AREA_MESSAGE).positive(AREA_MESSAGE).max(MAX_AREA, AREA_MESSAGE)],
  length: () => [
    asLength,
    z.number(LENGTH_MESSAGE).positive(LENGTH_MESSAGE).max(MAX_LENGTH_FT, LENGTH_MESSAGE),
  ],
  count: ({ max = 50, message = messageWith('Please enter a whole number from 0 to {max}', { max }) }) => [
    asNumber,
    z.number(message).int(message).min(0, message).max(max, message),
  ],
  floor: () => [
    asNumber,
    z.number(FLOOR_MESSAGE).int(FLOOR_MESSAGE).min(-5, FLOOR_MESSAGE).max(200, FLOOR_MESSAGE),
  ],
  coordinate: ({ max = 180 }) => [asDegrees, z.number().min(-max).max(max)],
  date: () => [asFigures, z.iso.date('Please enter a date')],
  pinCode: ({ message }) => [asFigures, z.string().regex(/^[1-9]\d{5}$/, message)],
  rera: () => [
    asRera,
    z.string().max(30, messageWith('Please keep this under {max} characters', { max: 30 })),
  ],
  link: ({ hosts = [] }) => [
    given,
    z
      .string()
      .max(300, messageWith('Please keep this under {max} characters', { max: 300 }))
      .refine(
        (text) => isLinkTo(text, hosts),
        messageWith('Please enter an https address at one of: {hosts}', { hosts: hosts.join(', ') }),
      ),
  ],
};

function schemaOf(field: FieldDefinition): z.ZodType {
  const [read, schema] = KINDS[field.kind](field);
  return z.preprocess(read, field.required || field.kind === 'choices' ? schema : schema.optional());
}

const schemas = new Map<string, z.ZodType>(FIELD_NAMES.map((name) => [name, schemaOf(FIELDS[name])]));

const fieldsOf = (names: readonly FieldName[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, schemas.get(name)!]))) as unknown as z.ZodType<
    FormFields,
    Record<string, unknown>
  >;

type Refine = z.RefinementCtx;

function checkAreas(value: FormFields, ctx: Refine): void {
  const { carpetArea, builtUpArea, superBuiltUpArea } = value;
  const issue = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
  if (carpetArea && builtUpArea && carpetArea > builtUpArea)
    issue('carpetArea', 'The carpet area is inside the walls, so it can’t be larger than the built-up area');
  if (builtUpArea && superBuiltUpArea && builtUpArea > superBuiltUpArea)
    issue('builtUpArea', 'The built-up area can’t be larger than the super built-up area');
  if (value.floor !== undefined && value.totalFloors !== undefined && value.floor > value.totalFloors)
    issue('floor', 'The floor can’t be above the top floor');
}

/** Adds values stored beside the fields: city and neighbourhood as slugs, a point on the map and its accuracy. Unknown ones are empty, or the point [0, 0]. */
function withPlace(value: FormFields) {
  const { city: _city, locality: _locality, latitude, longitude, subType: chosen, ...rest } = value;
  const subType = subTypeFor(value.category, value.title, chosen);
  const { city, locality, point, pinCode } = placeOf(value);
  const pin = latitude || longitude ? ([longitude ?? 0, latitude ?? 0] as [number, number]) : undefined;
  const showsArea = pin !== undefined && value.placeShown === 'area';
  const placePrecision: PlacePrecision =
    pin && !showsArea ? 'exact' : (pin ?? point) ? 'approximate' : 'unknown';
  return {
    ...rest,
    ...(subType && { subType }),
    ...(pinCode && { pinCode }),
    city: city?.name ?? '',
    citySlug: city?.slug ?? '',
    ...(locality && { locality: locality.name, localitySlug: locality.slug }),
    // the public point, beside which a pin with only a visible area is stored
    location: {
      address: value.address,
      coordinates: (showsArea ? areaPoint(pin) : (pin ?? point)) ?? ([0, 0] as [number, number]),
    },
    ...(showsArea && { pin }),
    placePrecision,
  };
}

/** Confirmations sent beside the fields, of the price or the web address that the reply asks about (`details.confirm`). */
export const confirmationsIn = (fields: Record<string, unknown>) => ({
  confirmsPrice: String(fields.confirmPrice) === 'true',
  confirmsText: String(fields.confirmText) === 'true',
});

const formOf = (names: readonly FieldName[]) => fieldsOf(names).superRefine(checkAreas).transform(withPlace);

export const propertyFormSchema = formOf(FIELD_NAMES);

/** Fields with a value or a message even if nothing was given. */
const ALWAYS: ReadonlySet<FieldName> = new Set(
  FIELD_NAMES.filter((name) => FIELDS[name].required || FIELDS[name].kind === 'choices'),
);
const narrow = new Map<string, typeof propertyFormSchema>();

/**
 * The schema of the given fields only, for many forms with the same few fields, such as the rows of a sheet. Asking each row about fields without a column
 * would take half of the reading time.
 */
export function schemaOfGiven(values: Readonly<Record<string, unknown>>): typeof propertyFormSchema {
  const names = FIELD_NAMES.filter((name) => values[name] !== undefined || ALWAYS.has(name));
  const key = names.join();
  const known = narrow.get(key);
  if (known) return known;
  if (narrow.size >= 200) narrow.clear();
  const made = formOf(names);
  narrow.set(key, made);
  return made;
}

const PATCH_VERSION = 'Send __v, the version of the listing that you read, as a whole number';

/** A JSON patch of a listing with the version that was read and the changed fields. */
export const propertyPatchSchema = z
  .strictObject(
    {
      __v: z.int(PATCH_VERSION).min(0, PATCH_VERSION),
      confirmPrice: z.union([z.boolean(), z.string()]).optional(),
      confirmText: z.union([z.boolean(), z.string()]).optional(),
      ...(Object.fromEntries(FIELD_NAMES.map((name) => [name, z.unknown().optional()])) as Record<
        FieldName,
        z.ZodOptional<z.ZodUnknown>
      >),
    },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys' ? `A listing has no ${issue.keys?.join(', ')}` : undefined,
    },
  )
  .refine(
    (patch) => FIELD_NAMES.some((name) => patch[name] !== undefined),
    'Send at least one field to change',
  );

/** Stored fields that a form can leave empty. An edit that clears one removes it. */
export const OPTIONAL_FIELDS: readonly string[] = [...OPTIONAL_NAMES, 'localitySlug', 'pin'];

/** The parsed form, as `mutations.ts` writes it. */
export type PropertyInput = z.output<typeof propertyFormSchema>;

/** The text of every field, as react-hook-form holds it and the draft saves it. */
export type PropertyFormValues = Record<Exclude<FieldName, 'amenities'>, string> & { amenities: string[] };

export const EMPTY_FORM = Object.fromEntries(
  FIELD_NAMES.map((name) => [name, FIELDS[name].kind === 'choices' ? [] : '']),
) as unknown as PropertyFormValues;

const WIZARD_STEPS = [0, 1, 2] as const;

/** Fields of a wizard step that must be valid before the next one opens; the status is handled separately. */
export const STEP_FIELDS: readonly FieldName[][] = WIZARD_STEPS.map((step) =>
  FIELD_NAMES.filter((name) => name !== 'status' && FIELDS[name].step === step),
);

/** The fields under "More details". */
export const DETAIL_FIELDS = FIELD_NAMES.filter(
  (name) => FIELDS[name].step === undefined && !FIELDS[name].transient,
);
