import { LISTING_FIELDS } from './constants';
import type { FieldName } from './dto';
import type { FieldDefinition, ListingKind } from './schema';
import { HOME_CATEGORIES, LAND_CATEGORIES, SUB_TYPES_OF, type SubType } from './vocabulary';

/** `LISTING_FIELDS` without literal types. */
export const FIELDS: Readonly<Record<FieldName, FieldDefinition>> = LISTING_FIELDS;
export const FIELD_NAMES = Object.keys(LISTING_FIELDS) as FieldName[];

export const fieldNames = (condition: (field: FieldDefinition) => boolean): FieldName[] =>
  FIELD_NAMES.filter((name) => condition(FIELDS[name]));

export const STORED_NAMES = fieldNames(({ transient }) => !transient);
/** Stored fields that a form can leave empty. */
export const OPTIONAL_NAMES = fieldNames(
  ({ required, always, transient }) => !(required || always || transient),
);

type Kind = { category: string; type: string };

const isOneOf =
  (...categories: string[]) =>
  ({ category }: Kind) =>
    categories.includes(category);

export const APPLIES: Record<ListingKind, (of: Kind) => boolean> = {
  home: ({ category }) => HOME_CATEGORIES.some((home) => home === category),
  built: ({ category }) => !LAND_CATEGORIES.some((land) => land === category),
  subTyped: ({ category }) => category in SUB_TYPES_OF,
  sale: ({ type }) => type !== 'rent',
  rent: ({ type }) => type === 'rent',
  homeRent: (of) => of.type === 'rent' && APPLIES.home(of),
  plot: isOneOf('Plots'),
  farm: isOneOf('Agricultural', 'Farm Houses'),
  shop: isOneOf('Commercial'),
  /** its frontage determines its value */
  fronted: isOneOf('Plots', 'Commercial'),
  onRoad: isOneOf('Plots', 'Villas', 'Industrial'),
  hall: isOneOf('Commercial', 'Industrial'),
};

/** The form's texts for a field of such a listing. */
export function wordsFor(
  name: FieldName,
  of: Kind,
): NonNullable<FieldDefinition['form']> & { label: string } {
  const { label, form } = FIELDS[name];
  const special = Object.entries(form?.of ?? {}).filter(([kind]) => APPLIES[kind as ListingKind](of));
  return Object.assign({ label }, form, ...special.map(([, words]) => words));
}

/** True if listings of this category and type have the field. */
export function hasField(name: FieldName, of: Kind): boolean {
  const { appliesTo } = FIELDS[name];
  return !appliesTo || APPLIES[appliesTo](of);
}

export const subTypesOf = (category: string): readonly SubType[] =>
  category in SUB_TYPES_OF ? SUB_TYPES_OF[category as keyof typeof SUB_TYPES_OF] : [];

/** Names of the sub-types in titles. */
const IN_TITLE: Record<SubType, RegExp> = {
  flat: /\b(flats?|apartments?)\b/i,
  house: /\b(independent|individual) house\b/i,
  penthouse: /\bpent ?house\b/i,
  studio: /\bstudio\b/i,
  rk: /\b1 ?rk\b/i,
  pg: /\b(pg|paying guest)\b/i,
  hostel: /\bhostel\b/i,
  room: /\bsingle room\b/i,
  shop: /\bshops?\b/i,
  showroom: /\bshow ?rooms?\b/i,
  office: /\boffices?\b/i,
  villa: /\bvillas?\b/i,
  bungalow: /\bbungalows?\b/i,
  'row-house': /\brow ?houses?\b/i,
  warehouse: /\b(ware ?houses?|godowns?)\b/i,
  shed: /\b(sheds?|factory)\b/i,
  farmland: /\b(farm ?land|agricultural land|farm)\b/i,
  orchard: /\borchards?\b/i,
};

/** The chosen sub-type if the category has it, else the only one named in the title. */
export function subTypeFor(category: string, title: string, chosen?: string | null): SubType | undefined {
  const known = subTypesOf(category);
  const all = known.filter((value) => IN_TITLE[value].test(title));
  // in "1 RK flat" and "penthouse flat" the other word is more specific
  const named = all.length > 1 ? all.filter((value) => value !== 'flat') : all;
  return known.find((value) => value === chosen) ?? (named.length === 1 ? named[0] : undefined);
}
