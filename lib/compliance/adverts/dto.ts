import type { AdvertKind } from './constants';

export type AdvertDto = {
  id: string;
  seq: number;
  at: string;
  listing: string;
  project: string;
  title: string;
  kind: AdvertKind;
  variant: string;
  language: string;
  /** null if there is no document */
  url: string | null;
  hash: string;
};

export type ChainCheck = {
  entries: number;
  /** the hash of the last entry, to be noted elsewhere */
  head: string;
  /** one sentence per problem, the first hundred */
  problems: string[];
};
