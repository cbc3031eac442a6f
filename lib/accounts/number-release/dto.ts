import { z } from 'zod';
import { RELEASE_REASONS } from './constants';

export const numberReleaseDto = z.strictObject({
  id: z.string(),
  /** the receiver */
  to: z.string(),
  propertyId: z.string().optional(),
  propertyTitle: z.string().optional(),
  reason: z.enum(RELEASE_REASONS),
  at: z.string(),
  withdrawnAt: z.string().optional(),
  /** the confirmed visit that continues by mail and on its page after the number was taken back */
  visitStart: z.string().optional(),
});
export type NumberReleaseDto = z.infer<typeof numberReleaseDto>;

/** The state of a person's number towards another person in one record. */
export type ReleaseState = { id: string; giver: string; receiver: string; isTaken: boolean };
