import type { TermsState } from './constants';

/** A firm: a team of brokers, or a broker without one. */
export type FirmDto = {
  /** empty, like the name, after the account is deleted */
  id: string;
  name: string;
  agentNumber: string;
};

export type FirmTermsDto = {
  firm: FirmDto;
  state: TermsState;
  /** version of the accepted text, as a day */
  version: string;
  /** when each side accepted; null for not yet */
  ownAt: string | null;
  theirsAt: string | null;
};

export type FirmTermsListDto = {
  /** version of the current text */
  version: string;
  /** true if the actor may accept for the firm */
  mayAccept: boolean;
  pairs: FirmTermsDto[];
};
