import type { ConsentKind, ConsentWay } from '@/lib/channels/constants';

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
