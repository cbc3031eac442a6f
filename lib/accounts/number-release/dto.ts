import type { ReleaseReason } from './constants';

export type NumberReleaseDto = {
  id: string;
  /** the receiver */
  to: string;
  propertyId?: string;
  propertyTitle?: string;
  reason: ReleaseReason;
  at: string;
  withdrawnAt?: string;
  /** the confirmed visit that continues by mail and on its page after the number was taken back */
  visitStart?: string;
};

/** The state of one person's number towards another in one record. */
export type ReleaseState = { id: string; giver: string; receiver: string; isTaken: boolean };
