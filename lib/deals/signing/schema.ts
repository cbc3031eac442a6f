import { z } from 'zod';
import { FORM_ROLE_LABELS, type FormRole } from '@/lib/deals/forms/constants';
import { latinDigits } from '@/lib/platform/language/digits';
import { messageWith } from '@/lib/platform/language/message';
import { EMAIL_MESSAGE } from '@/lib/platform/text/email';
import { normalizeMobile } from '@/lib/platform/text/phone';
import { MAX_POINTS, MAX_REASON_LENGTH, MAX_SIGNERS, MAX_STROKES, PAD, SIGN_DAYS } from './constants';

const text = (max: number) => z.string().trim().max(max, messageWith('At most {max} characters', { max }));
const email = z.string().trim().toLowerCase().max(254).pipe(z.email(EMAIL_MESSAGE));
const phone = z
  .string()
  .trim()
  .max(40)
  .transform((typed, context) => {
    if (typed === '') return '';
    const mobile = normalizeMobile(latinDigits(typed));
    if (!mobile) context.addIssue({ code: 'custom', message: 'This is not a mobile number' });
    return mobile ?? '';
  });

const ROLES = Object.keys(FORM_ROLE_LABELS) as FormRole[];
const signer = z.object({
  role: z.enum(ROLES),
  name: text(160).min(1, 'Write a name'),
  email,
  phone: phone.optional().default(''),
});

/** `POST /api/forms/{id}/signing` */
export const newSigningSchema = z.object({
  version: z.number().int().min(1),
  days: z.coerce
    .number()
    .refine((days) => (SIGN_DAYS as readonly number[]).includes(days), 'Choose one')
    .default(14),
  signers: z.array(signer).min(1, 'Enter the signers').max(MAX_SIGNERS),
});
export type NewSigning = z.output<typeof newSigningSchema>;

/** `PATCH /api/forms/{id}/signing` */
export const signingStepSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('cancel') }),
  z.object({ action: z.literal('resend'), signer: z.string().regex(/^[0-9a-f]{24}$/) }),
]);
export type SigningStep = z.output<typeof signingStepSchema>;

/** Which of the files: the document that all have signed, or the copy of one signer of an eSign provider. */
export const signedFileSchema = z.object({
  copy: z
    .string()
    .regex(/^[0-9a-f]{24}$/)
    .optional(),
});

export const signParams = z.object({ token: z.string().max(60) });

const code = z
  .string()
  .overwrite((typed) => latinDigits(typed).replace(/\s/g, ''))
  .regex(/^\d{6}$/, 'The code has six digits');
const coordinate = (max: number) => z.number().int().min(0).max(max);
const stroke = z
  .array(z.number())
  .min(4)
  .refine((points) => points.length % 2 === 0)
  .refine((points) =>
    points.every((value, i) => coordinate(i % 2 === 0 ? PAD.width : PAD.height).safeParse(value).success),
  );
const name = text(160).min(2, 'Write your name');

/** `POST /api/sign/{token}` */
export const signStepSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('open') }),
  z.object({ action: z.literal('code') }),
  z.object({ action: z.literal('refuse'), reason: text(MAX_REASON_LENGTH).default('') }),
  z.object({
    action: z.literal('sign'),
    code,
    name,
    agree: z.literal(true, 'Please confirm that you sign this document'),
    /** a drawn name; without it the typed one is the signature */
    strokes: z
      .array(stroke)
      .min(1, 'Draw your name')
      .max(MAX_STROKES, 'Draw your name with fewer lines')
      .refine(
        (strokes) => strokes.reduce((sum, points) => sum + points.length, 0) <= MAX_POINTS,
        'Draw your name with fewer lines',
      )
      .optional(),
  }),
]);
export type SignStep = z.output<typeof signStepSchema>;
export type SignInput = Extract<SignStep, { action: 'sign' }>;
