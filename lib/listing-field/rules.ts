import { HOME_CATEGORIES, LAND_CATEGORIES } from '@/lib/listing-vocabulary/constants';
import { LISTING_FIELDS } from './constants';
import type { FieldName } from './dto';
import type { FieldDefinition } from './schema';

/** The same, without the literal types. */
export const FIELDS: Readonly<Record<FieldName, FieldDefinition>> = LISTING_FIELDS;
export const FIELD_NAMES = Object.keys(LISTING_FIELDS) as FieldName[];

/** Names of the fields that meet a condition, in the order of the registry. */
export const fieldNames = (condition: (field: FieldDefinition) => boolean): FieldName[] =>
  FIELD_NAMES.filter((name) => condition(FIELDS[name]));

export const STORED_NAMES = fieldNames(({ transient }) => !transient);
/** Stored fields that a form may leave empty. */
export const OPTIONAL_NAMES = fieldNames(
  ({ required, always, transient }) => !(required || always || transient),
);

const APPLIES: Record<
  NonNullable<FieldDefinition['appliesTo']>,
  (of: { category: string; type: string }) => boolean
> = {
  home: ({ category }) => HOME_CATEGORIES.some((home) => home === category),
  built: ({ category }) => !LAND_CATEGORIES.some((land) => land === category),
  sale: ({ type }) => type !== 'rent',
  rent: ({ type }) => type === 'rent',
};

/** Does a listing of this category and type have the field? */
export function hasField(name: FieldName, of: { category: string; type: string }): boolean {
  const { appliesTo } = FIELDS[name];
  return !appliesTo || APPLIES[appliesTo](of);
}
