import { z } from 'zod';
import { type FieldValue, LISTING_FIELDS } from './constants';
import type { FieldDefinition } from './schema';

type Fields = typeof LISTING_FIELDS;
export type FieldName = keyof Fields;
type TransientName = { [K in FieldName]: Fields[K] extends { transient: true } ? K : never }[FieldName];
type RequiredName = { [K in FieldName]: Fields[K] extends { required: string } ? K : never }[FieldName];
type AlwaysName = { [K in FieldName]: Fields[K] extends { always: true } ? K : never }[FieldName];
export type CardName = { [K in FieldName]: Fields[K] extends { inCard: true } ? K : never }[FieldName];
type Optional<K> = Exclude<K, RequiredName | AlwaysName | TransientName>;

type FieldSchemas = { [K in RequiredName | AlwaysName]: z.ZodType<FieldValue<Fields[K]>> } & {
  [K in Optional<FieldName>]: z.ZodOptional<z.ZodType<FieldValue<Fields[K]>>>;
};

const TEXTS = ['text', 'date', 'pinCode', 'rera', 'link'];

function schemaOf({ kind, values, required, always }: FieldDefinition): z.ZodType {
  const one = values ? z.enum(values) : TEXTS.includes(kind) ? z.string() : z.number();
  const value = kind === 'choices' ? z.array(one) : one;
  return required || always ? value : value.optional();
}

/** A listing's fields on the wire. */
export const fieldValuesDto = z.strictObject(
  Object.fromEntries(
    Object.entries<FieldDefinition>(LISTING_FIELDS)
      .filter(([, { transient }]) => !transient)
      .map(([name, field]) => [name, schemaOf(field)]),
  ) as FieldSchemas,
);
export type FieldValues = z.infer<typeof fieldValuesDto>;

/** … as the parsed form has them. */
export type FormFields = { [K in RequiredName | 'amenities']: FieldValue<Fields[K]> } & {
  [K in Exclude<FieldName, RequiredName | 'amenities'>]?: FieldValue<Fields[K]> | undefined;
};
