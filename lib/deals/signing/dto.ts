import type { FormKind, FormRole } from '@/lib/deals/forms/constants';
import type { Language } from '@/lib/platform/language/languages';
import type { SignEvent, SignerState, SigningState, SignKind } from './constants';

export type SignerDto = {
  id: string;
  role: FormRole;
  /** empty when the person was erased */
  name: string;
  email: string;
  phone: string;
  state: SignerState;
  kind: SignKind | null;
  openedAt: string | null;
  signedAt: string | null;
  /** why somebody refused */
  reason: string;
  /** whether there is a copy with the signature of an eSign provider */
  hasCopy: boolean;
};

export type SignEventDto = {
  at: string;
  what: SignEvent;
  /** signer or member; empty for the product itself and for erased people */
  who: string;
  /** shortened network address */
  address: string;
};

/** A signer as the deal and the account know them, before it is sent. */
export type SignerStartDto = { role: FormRole; name: string; email: string; phone: string };

/** One time that a document was sent to its signers, for the firm. */
export type SigningDto = {
  state: SigningState;
  version: number;
  sentAt: string;
  expiresAt: string;
  signedAt: string | null;
  signers: SignerDto[];
  events: SignEventDto[];
  /** SHA-256 of what the signers read */
  textHash: string;
  /** SHA-256 of the signed file */
  fileHash: string | null;
};

/** What a signer sees by the link. */
export type SignLinkDto = {
  kind: FormKind;
  language: Language;
  firm: string;
  title: string;
  clauses: string[];
  role: FormRole;
  name: string;
  state: SigningState;
  own: SignerState;
  ownSignedAt: string | null;
  expiresAt: string;
  /** where the code goes: a shortened address or number */
  codeTo: string;
  others: { role: FormRole; name: string; state: SignerState }[];
  hasEsign: boolean;
};
