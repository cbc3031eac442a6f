import type { NumberKind } from './constants';

export type PublishedNumberDto = {
  kind: NumberKind;
  number: string;
  places: number;
  example: string | null;
  isWellFormed: boolean;
  /** null for numbers without a code */
  codeLeadsTo: string | null;
  problem: string;
  checkedAt: string;
};
