import type { PartyRole } from '@/lib/deals/constants';
import type { Fund, IdKind, MissingPart, Risk, WatchList } from './constants';

export type IdentityDto = {
  party: string;
  name: string;
  kind: IdKind;
  lastFour: string;
  seenOn: string;
  seenBy: string;
};

export type SuspicionDto = { id: string; text: string; by: string; at: string };

export type DiligenceDto = {
  __v: number;
  identities: IdentityDto[];
  beneficialOwner: string;
  funds: Fund[];
  fundsNote: string;
  lists: { list: WatchList; checkedOn: string; isFound: boolean }[];
  risk: Risk | null;
  riskReason: string;
  /** whole rupees; null until it was entered */
  cash: number | null;
  /** the cash amount that is flagged, with the source of the rule */
  cashLimit: number;
  cashSource: string;
  isCashFlagged: boolean;
  /** the parties whose identity is to be seen */
  parties: { id: string; role: PartyRole; name: string }[];
  missing: MissingPart[];
  /** the deal cannot be registered while something is missing */
  isNeeded: boolean;
  years: number;
  /** the Indian day from which it is erased; null while the deal is open */
  erasedFrom: string | null;
  /** only for the principal officer; null for everybody else */
  suspicions: SuspicionDto[] | null;
};

export type DiligenceProfileDto = { isObliged: boolean; officer: string | null; __v: number };
