import { z } from 'zod';
import { idempotencyKeySchema, versionSchema } from '@/lib/platform/http/params';
import { messageWith } from '@/lib/platform/language/message';
import { MAX_TEMPLATE_LENGTH, MAX_TEMPLATE_NAME, TEMPLATE_FIELD_NAMES } from './constants';
import { unknownFields } from './rules';

const KNOWN = TEMPLATE_FIELD_NAMES.map((name) => `{${name}}`).join(', ');

export const templateSchema = z.object({
  name: z
    .string({ error: 'Give the template a name' })
    .trim()
    .min(1, 'Give the template a name')
    .max(MAX_TEMPLATE_NAME, messageWith('Please use at most {max} characters', { max: MAX_TEMPLATE_NAME })),
  text: z
    .string({ error: 'Write the text' })
    .trim()
    .min(1, 'Write the text')
    .max(
      MAX_TEMPLATE_LENGTH,
      messageWith('Please use at most {max} characters', { max: MAX_TEMPLATE_LENGTH }),
    )
    .superRefine((text, context) => {
      for (const name of unknownFields(text))
        context.addIssue({
          code: 'custom',
          message: messageWith('Unknown field {field}. The fields are {known}', {
            field: `{${name}}`,
            known: KNOWN,
          }),
        });
    }),
});
export const newTemplateSchema = templateSchema.extend({ idempotencyKey: idempotencyKeySchema });
export type NewTemplate = z.output<typeof newTemplateSchema>;
export const templateUpdateSchema = templateSchema.extend({ __v: versionSchema });

export type TemplateInput = z.output<typeof templateSchema>;
