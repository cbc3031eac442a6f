import { z } from 'zod';
import { rupeesFrom } from '@/lib/deals/schema';
import { idempotencyKeySchema, versionSchema } from '@/lib/platform/http/params';
import { latinDigits } from '@/lib/platform/language/digits';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { messageWith } from '@/lib/platform/language/message';
import { typedFigure, typedPercent } from '@/lib/platform/text/typed-figures';
import { isDay } from '@/lib/platform/time/indian-day';
import {
  FORM_CHECKS,
  FORM_FIELDS,
  FORM_KINDS,
  type FormField,
  type FormKind,
  MAX_BLOCK_LENGTH,
  MAX_LINE_LENGTH,
} from './constants';
import type { FormValues } from './rules';

const text = (max: number) => z.string().trim().max(max, messageWith('At most {max} characters', { max }));
const DAY = 'Use a date such as 2026-12-01';
const daySchema = z.string().overwrite(latinDigits).refine(isDay, DAY);

function fieldSchema({ kind, min = 0, max = 0, options = {} }: FormField): z.ZodType<string | number> {
  switch (kind) {
    case 'line':
      return text(MAX_LINE_LENGTH);
    case 'block':
      return text(MAX_BLOCK_LENGTH);
    case 'rupees':
      return rupeesFrom(0);
    case 'percent': {
      const wrong = 'Enter a percentage from 0 to 100';
      return z.preprocess(typedPercent, z.number(wrong).min(0, wrong).max(100, wrong));
    }
    case 'day':
      return daySchema;
    case 'time':
      return z
        .string()
        .overwrite(latinDigits)
        .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Use a time such as 16:30');
    case 'count': {
      const wrong = messageWith('Enter a whole number from {min} to {max}', { min, max });
      return z.preprocess(typedFigure, z.number(wrong).int(wrong).min(min, wrong).max(max, wrong));
    }
    case 'choice':
      return z.enum(Object.keys(options), 'Choose one');
  }
}

/** Parses a template's fields. A draft can leave any of them empty. */
export function readFields(kind: FormKind, given: Readonly<Record<string, unknown>>): FormValues {
  const shape = Object.fromEntries(
    FORM_FIELDS[kind].map((field) => [field.name, fieldSchema(field).optional()]),
  );
  const filled = Object.entries(given).filter(([, value]) => value !== '' && value !== null);
  const { fields } = z.object({ fields: z.object(shape) }).parse({ fields: Object.fromEntries(filled) });
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  );
}

const value = z.union([z.string().max(MAX_BLOCK_LENGTH + 100), z.number(), z.null()]);
const fields = z.record(z.string().max(40), value).refine((given) => Object.keys(given).length <= 40);
const language = z.enum(LANGUAGES);

export const newFormSchema = z.object({
  kind: z.enum(FORM_KINDS),
  language,
  idempotencyKey: idempotencyKeySchema,
});
export type NewForm = z.output<typeof newFormSchema>;

/** `PUT /api/forms/{id}`: the version after the one that the caller read. */
export const formVersionSchema = z.object({ version: z.number().int().min(1), language, fields });
export type FormVersionInput = z.output<typeof formVersionSchema>;

export const formChecksSchema = z.object({
  checks: z
    .array(
      z.object({
        key: z.enum(FORM_CHECKS),
        doneOn: daySchema,
        reference: text(60).optional().default(''),
      }),
    )
    .max(FORM_CHECKS.length),
  __v: versionSchema,
});
export type FormChecksInput = z.output<typeof formChecksSchema>;

/** `GET /api/forms/{id}/pdf`: a version, by default the newest. */
export const formPdfSchema = z.object({ version: z.coerce.number().int().min(1).optional() });
