import type { ConsentKind, ConsentWay } from '@/lib/channels/constants';

/** What somebody agreed to in a form, for the person, who ends it by its id. */
export type OwnConsentDto = {
  id: string;
  kind: ConsentKind;
  /** the end of the number: enough to know it by */
  number: string;
  words: string;
  at: string;
};

export type OwnConsentsDto = {
  consents: OwnConsentDto[];
  /** beside the box of the alert form; absent where there is no WhatsApp or no confirmed number */
  alertWords?: string;
};

export type ConsentDto = {
  kind: ConsentKind;
  isActive: boolean;
  at: string;
  way: ConsentWay;
  words: string;
  /** who of us wrote it down */
  by?: string;
  endedAt?: string;
  endedWords?: string;
};
