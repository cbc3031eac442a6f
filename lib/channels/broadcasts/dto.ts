import type { ConsentKind } from '@/lib/channels/constants';

export type BroadcastPreviewDto = {
  kind: ConsentKind;
  /** the text as every recipient will read it */
  text: string;
  /** number of people who agreed to this kind */
  recipients: number;
  /** in ten-thousandths of a rupee */
  cost: number;
  /** when the first message is sent, after some minutes' hold and never at night */
  startsAt: string;
  isNight: boolean;
  /** it would exceed this month's limit */
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
  /** true if nothing was sent yet, so that all of it can be withdrawn */
  isHeld: boolean;
  isCancelled: boolean;
  /** number of messages per delivery state */
  states: Record<string, number>;
};
