import { z } from 'zod';
import {
  CONSENT_KINDS,
  CONSENT_WAYS,
  MAX_TEXT_LENGTH,
  MAX_VALUE_LENGTH,
  MAX_VALUES,
} from '@/lib/channels/constants';
import { messageWith } from '@/lib/platform/language/message';

const limited = (max: number) =>
  z.string().trim().max(max, messageWith('Please use at most {max} characters', { max }));

/** `POST /api/leads/{id}/whatsapp`: free text while the window is open, or a template with its values. */
export const whatsAppMessageSchema = z
  .object({
    /** repeating the key sends nothing again */
    key: z.uuid('The request needs a key'),
    text: limited(MAX_TEXT_LENGTH).optional(),
    template: z
      .string()
      .regex(/^[0-9a-f]{24}$/, 'Unknown template')
      .optional(),
    values: z
      .array(limited(MAX_VALUE_LENGTH).min(1, 'Fill in every blank in the template'))
      .max(MAX_VALUES)
      .optional(),
  })
  .refine(({ text, template }) => Boolean(text) !== Boolean(template), {
    path: ['text'],
    error: 'Write a message or choose a template',
  });
export type WhatsAppMessage = z.output<typeof whatsAppMessageSchema>;

export const consentSchema = z.object({
  kind: z.enum(CONSENT_KINDS, 'Choose what the person agreed to'),
  way: z.enum(CONSENT_WAYS, 'Choose how the person said it'),
  words: limited(500).min(1, 'Write what the person said'),
  isActive: z.boolean(),
});
export type ConsentInput = z.output<typeof consentSchema>;
/** A consent from a form, where yes or no is chosen from a list. */
export const consentFormSchema = consentSchema
  .omit({ isActive: true })
  .extend({ answer: z.enum(['yes', 'no']) });

export const unsureSchema = z.object({ action: z.enum(['again', 'discard'], 'Unknown action') });
export const leadMessageParams = z.object({
  id: z.string().regex(/^[0-9a-f]{24}$/i),
  message: z.string().regex(/^[0-9a-f]{24}$/i),
});
