import type { DuplicateReason } from './constants';

/** A part of a message and its reading: "62.5" means 62.5 lakh. */
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

/** The result of a message: a draft, the understood values, and the missing fields. */
export type MessageDraftDto = {
  /** the form opens it at `/properties/new?draft={key}` */
  key: string;
  values: Record<string, string | string[]>;
  /** in the form's words and order */
  understood: { field: string; label: string; value: string }[];
  assumed: Assumption[];
  missing: MissingField[];
  duplicates: PossibleDuplicate[];
  /** for this person only */
  ownerContact?: { name: string; phones: string[] };
  isMasked: boolean;
  isWanted: boolean;
  pictures: number;
  /** refused pictures with the reason */
  refused: { name: string; message: string }[];
};
