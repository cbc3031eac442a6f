import { z } from 'zod';
import { TERMS_STATES } from './constants';

/** A team of brokers, or a broker without one. */
export const firmDto = z.strictObject({
  /** empty, like the name, after the account is deleted */
  id: z.string(),
  name: z.string(),
  agentNumber: z.string(),
});
export type FirmDto = z.infer<typeof firmDto>;

export const firmTermsDto = z.strictObject({
  firm: firmDto,
  state: z.enum(TERMS_STATES),
  /** version of the accepted text, as a day */
  version: z.string(),
  /** when each side accepted; null for not yet */
  ownAt: z.string().nullable(),
  theirsAt: z.string().nullable(),
});
export type FirmTermsDto = z.infer<typeof firmTermsDto>;

export const firmTermsListDto = z.strictObject({
  /** version of the current text */
  version: z.string(),
  /** true if the actor can accept for the firm */
  mayAccept: z.boolean(),
  pairs: z.array(firmTermsDto),
});
export type FirmTermsListDto = z.infer<typeof firmTermsListDto>;
