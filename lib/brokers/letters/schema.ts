import { z } from 'zod';
import { emailSchema } from '@/lib/accounts/users/schema';
import { versionSchema } from '@/lib/platform/http/params';
import { withLatinDigits } from '@/lib/platform/language/digits';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { messageWith } from '@/lib/platform/language/message';
import { normalizePhone, phoneProblem } from '@/lib/platform/text/phone';
import { MAX_LETTER_LENGTH, MAX_SUBJECT_LENGTH } from './constants';

const atMost = (max: number) => messageWith('Please use at most {max} characters', { max });

/** `PUT /api/property/{id}/owner`. An empty number or address is removed. */
export const ownerSchema = z.strictObject({
  name: z.string().trim().max(120, atMost(120)),
  phone: z
    .preprocess(withLatinDigits, z.string().trim().max(30, atMost(30)))
    .refine((typed) => !typed || normalizePhone(typed), { error: ({ input }) => phoneProblem(String(input)) })
    .transform((typed) => normalizePhone(typed) ?? ''),
  email: z.union([z.literal(''), emailSchema]),
  language: z.enum(LANGUAGES, 'Choose a language'),
  hasLetters: z.boolean(),
});
/** The owner with the version that was read. */
export const ownerUpdateSchema = ownerSchema.extend({ __v: versionSchema });
export type OwnerInput = z.output<typeof ownerUpdateSchema>;

export const letterSchema = z
  .strictObject({
    subject: z.string().trim().min(1, 'Enter a subject').max(MAX_SUBJECT_LENGTH, atMost(MAX_SUBJECT_LENGTH)),
    text: z.string().trim().min(1, 'Enter a text').max(MAX_LETTER_LENGTH, atMost(MAX_LETTER_LENGTH)),
    isHeld: z.boolean(),
    /** version of the text that was read */
    __v: versionSchema,
  })
  .partial()
  .refine(({ __v, ...change }) => Object.keys(change).length > 0, 'Nothing to change');
export type LetterChange = z.output<typeof letterSchema>;

export const stopSchema = z.strictObject({ stopped: z.boolean() });
export const tokenParams = z.object({ token: z.string().regex(/^[\w-]{32}$/) });
