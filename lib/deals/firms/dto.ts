import type { TermsState } from './constants';

/** A firm: a team of brokers, or a broker without one. */
export type FirmDto = {
  /** empty once the account is deleted, and so is the name */
  id: string;
  name: string;
  agentNumber: string;
};

export type FirmTermsDto = {
  firm: FirmDto;
  state: TermsState;
  /** of the text, as a day */
  version: string;
  /** when each side accepted; null: not yet */
  ownAt: string | null;
  theirsAt: string | null;
};

export type FirmTermsListDto = {
  /** of the text that is read now */
  version: string;
  /** whether the actor may accept for the firm */
  mayAccept: boolean;
  pairs: FirmTermsDto[];
};
