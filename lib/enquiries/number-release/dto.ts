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
};
