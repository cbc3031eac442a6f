import { LISTING_FIELDS } from '@/lib/listings/fields/constants';
import type { FieldDefinition } from '@/lib/listings/fields/schema';
import { YES_NO, YES_NO_LABELS } from '@/lib/listings/fields/vocabulary';

/**
 * Search conditions from the registry of fields (`searched` in lib/listings/fields), from which schema, address, index, matching, chips and filters derive. A
 * field with values is a choice, any other a numeric range.
 */
type Fields = typeof LISTING_FIELDS;
type Searched = { [K in keyof Fields]: Fields[K] extends { searched: true } ? K : never }[keyof Fields];
export type ChoiceField = {
  [K in Searched]: Fields[K] extends { values: readonly string[] } ? K : never;
}[Searched];
export type RangeField = Exclude<Searched, ChoiceField>;

/** Conditions derived from several facts of a listing (`factsOf` in rules.ts). */
const DERIVED = {
  registered: { label: 'MahaRERA registered', values: YES_NO, labels: YES_NO_LABELS },
  floorAt: { label: 'Top floor', values: ['top'], labels: { top: 'Top floor' } },
  saleOf: { label: 'New or resale', values: ['new', 'resale'], labels: { new: 'New', resale: 'Resale' } },
} as const;
export type ChoiceName = ChoiceField | keyof typeof DERIVED;

export type Choice = {
  label: string;
  values: readonly string[];
  labels: Readonly<Record<string, string>>;
};
export type Range = Pick<FieldDefinition, 'kind' | 'label'>;

const searched = (Object.entries(LISTING_FIELDS) as [Searched, FieldDefinition][]).filter(
  ([, field]) => field.searched,
);

export const CHOICES = {
  ...Object.fromEntries(
    searched.flatMap(([name, { label, values, labels = {} }]) =>
      values ? [[name, { label, values, labels }]] : [],
    ),
  ),
  ...DERIVED,
} as unknown as Record<ChoiceName, Choice>;
export const CHOICE_NAMES = Object.keys(CHOICES) as ChoiceName[];

export const RANGES = Object.fromEntries(
  searched.flatMap(([name, { kind, label, values }]) => (values ? [] : [[name, { kind, label }]])),
) as Record<RangeField, Range>;
export const RANGE_NAMES = Object.keys(RANGES) as RangeField[];

type Min<N extends string> = `min${Capitalize<N>}`;
type Max<N extends string> = `max${Capitalize<N>}`;
export type Not<N extends string> = `not${Capitalize<N>}`;
const capital = <N extends string>(name: N) =>
  (name.charAt(0).toUpperCase() + name.slice(1)) as Capitalize<N>;
export const minOf = <N extends string>(name: N): Min<N> => `min${capital(name)}`;
export const maxOf = <N extends string>(name: N): Max<N> => `max${capital(name)}`;
export const notOf = <N extends string>(name: N): Not<N> => `not${capital(name)}`;

/** Values chosen elsewhere (lib/search/schema.ts) that can also be excluded. */
export const RULED_OUT = ['category', 'subType', 'furnishing', 'facing', 'possession', 'amenities'] as const;

/** The keys for exclusions, except places. */
export const LEFT_OUT_KEYS: ReadonlySet<string> = new Set([
  'notFloor',
  ...[...CHOICE_NAMES, ...RULED_OUT].map(notOf),
]);

/** A range's value: a number, or a day such as 2027-03-31. */
type Bound<N extends RangeField> = N extends 'possessionDate' | 'availableFrom' ? string : number;

export type Conditions = { [N in ChoiceName]?: string[] | undefined } & {
  [N in ChoiceName | (typeof RULED_OUT)[number] as Not<N>]?: string[] | undefined;
} & { [N in RangeField as Min<N> | Max<N>]?: Bound<N> | undefined } & {
  notFloor?: number[] | undefined;
  /** rupees per square foot of the area the price refers to */
  minRate?: number | undefined;
  maxRate?: number | undefined;
  /** of a plot in feet, such as 40x60 */
  dimensions?: string | undefined;
};
