import { z } from 'zod';
import { CONSENT_KINDS, CONSENT_WAYS } from '@/lib/channels/constants';

/** A consent given in a form, for the person, who can end it by its id. */
export const ownConsentDto = z.strictObject({
  id: z.string(),
  kind: z.enum(CONSENT_KINDS),
  /** the last digits, which are enough to recognise the number */
  number: z.string(),
  words: z.string(),
  at: z.string(),
});
export type OwnConsentDto = z.infer<typeof ownConsentDto>;

export const ownConsentsDto = z.strictObject({
  consents: z.array(ownConsentDto),
  /** shown beside the checkbox of the alert form; absent without WhatsApp or a confirmed number */
  alertWords: z.string().optional(),
});
export type OwnConsentsDto = z.infer<typeof ownConsentsDto>;

export const consentDto = z.strictObject({
  kind: z.enum(CONSENT_KINDS),
  isActive: z.boolean(),
  at: z.string(),
  way: z.enum(CONSENT_WAYS),
  words: z.string(),
  /** the member of staff who recorded it */
  by: z.string().optional(),
  endedAt: z.string().optional(),
  endedWords: z.string().optional(),
});
export type ConsentDto = z.infer<typeof consentDto>;
