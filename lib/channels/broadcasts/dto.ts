import type { ConsentKind } from '@/lib/channels/constants';

export type BroadcastPreviewDto = {
  kind: ConsentKind;
  /** the text as everybody will read it */
  text: string;
  /** how many have agreed to this kind */
  recipients: number;
  /** ten-thousandths of a rupee */
  cost: number;
  /** when the first one leaves: held for some minutes, and never at night */
  startsAt: string;
  isNight: boolean;
  /** it would go past the limit of this month */
  isOverLimit: boolean;
};

export type BroadcastDto = {
  id: string;
  name: string;
  language: string;
  text: string;
  recipients: number;
  cost: number;
  startsAt: string;
  by: string;
  /** nothing has left: it can be taken back whole */
  isHeld: boolean;
  isCancelled: boolean;
  /** messages by how far they came */
  states: Record<string, number>;
};
