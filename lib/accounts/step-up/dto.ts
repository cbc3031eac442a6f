import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { z } from 'zod';

/** Ways for the caller to prove their identity now. */
export const stepUpDto = z.strictObject({
  /** time until which no proof is needed; absent when it is needed */
  freshUntil: z.string().optional(),
  password: z.boolean(),
  code: z.boolean(),
  passkey: z.custom<PublicKeyCredentialRequestOptionsJSON>().nullable(),
});
export type StepUpDto = z.infer<typeof stepUpDto>;
