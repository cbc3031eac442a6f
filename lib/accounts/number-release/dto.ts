import type { ReleaseReason } from './constants';

/** One entry of "Who has my number". */
export type NumberReleaseDto = {
  id: string;
  /** who has it */
  to: string;
  propertyId?: string;
  propertyTitle?: string;
  reason: ReleaseReason;
  at: string;
  /** from then on it is no longer shown */
  withdrawnAt?: string;
  /** the confirmed visit that is arranged by mail and on its page once the number was taken back */
  visitStart?: string;
};

/** Whether one person still shows another a number in one record. */
export type ReleaseState = { id: string; giver: string; receiver: string; isTaken: boolean };
