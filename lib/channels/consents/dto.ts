import type { ConsentKind, ConsentWay } from '@/lib/channels/constants';

/** A consent given in a form, for the person, who can end it by its id. */
export type OwnConsentDto = {
  id: string;
  kind: ConsentKind;
  /** the last digits, which are enough to recognise the number */
  number: string;
  words: string;
  at: string;
};

export type OwnConsentsDto = {
  consents: OwnConsentDto[];
  /** shown beside the checkbox of the alert form; absent without WhatsApp or a confirmed number */
  alertWords?: string;
};

export type ConsentDto = {
  kind: ConsentKind;
  isActive: boolean;
  at: string;
  way: ConsentWay;
  words: string;
  /** the member of staff who recorded it */
  by?: string;
  endedAt?: string;
  endedWords?: string;
};
