import type { CheckName } from '@/lib/listings/evidence/constants';
import type { SITE_STATES } from './constants';

/** Evidence confirmed on the spot, for the office and validators. */
export type SiteCheckDto = {
  id: string;
  check: CheckName;
  state: (typeof SITE_STATES)[number];
  note: string;
  /** the validator's name; empty once their account is erased */
  by: string;
  at: string;
  latitude: number;
  longitude: number;
  /** metres */
  accuracy: number;
  /** metres to the listing's exact place, if known */
  distance?: number;
  /** address of the photo */
  photo: string;
};

/** A listing in the validators' list. */
export type CheckableDto = {
  id: string;
  title: string;
  code: string;
  place: string;
  /** checks that apply and that the agency has not confirmed yet */
  open: CheckName[];
};
