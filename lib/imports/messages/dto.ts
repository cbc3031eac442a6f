import type { DuplicateReason } from './constants';

/** What of a message was taken to mean something: "62.5" is 62.5 lakh. */
export type Assumption = { column: string; value: string; says: string };

export type MissingField = { field: string; message: string };

/** A listing that may be the same home. */
export type PossibleDuplicate = {
  id: string;
  title: string;
  code?: string;
  reason: DuplicateReason;
  /** it is this person's own, or their team's */
  isOwn: boolean;
};

/** What became of a message: a draft, what was understood of it, and what it still needs. */
export type MessageDraftDto = {
  /** the form opens it at `/properties/new?draft={key}` */
  key: string;
  values: Record<string, string | string[]>;
  /** in the words of the form, in its order */
  understood: { field: string; label: string; value: string }[];
  assumed: Assumption[];
  missing: MissingField[];
  duplicates: PossibleDuplicate[];
  /** for this person alone */
  ownerContact?: { name: string; phones: string[] };
  isMasked: boolean;
  isWanted: boolean;
  pictures: number;
  /** pictures that were refused, and why */
  refused: { name: string; message: string }[];
};
