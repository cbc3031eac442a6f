import type { FieldValue, LISTING_FIELDS } from './constants';

type Fields = typeof LISTING_FIELDS;
export type FieldName = keyof Fields;
type TransientName = { [K in FieldName]: Fields[K] extends { transient: true } ? K : never }[FieldName];
type RequiredName = { [K in FieldName]: Fields[K] extends { required: string } ? K : never }[FieldName];
type AlwaysName = { [K in FieldName]: Fields[K] extends { always: true } ? K : never }[FieldName];
export type CardName = { [K in FieldName]: Fields[K] extends { inCard: true } ? K : never }[FieldName];
type Optional<K> = Exclude<K, RequiredName | AlwaysName | TransientName>;

/** A listing's fields on the wire. */
export type FieldValues = { [K in RequiredName | AlwaysName]: FieldValue<Fields[K]> } & {
  [K in Optional<FieldName>]?: FieldValue<Fields[K]>;
};

/** … as the parsed form has them. */
export type FormFields = { [K in RequiredName | 'amenities']: FieldValue<Fields[K]> } & {
  [K in Exclude<FieldName, RequiredName | 'amenities'>]?: FieldValue<Fields[K]> | undefined;
};
