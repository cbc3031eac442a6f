/** A draft of the caller; `url` only for pictures that no listing shows yet. */
export type ListingDraftDto = {
  key: string;
  property?: string;
  values: Record<string, string | string[]>;
  step: number;
  version?: number;
  /** earlier contents of the changed fields of an edited listing, and whether its media were changed */
  base?: { values: Record<string, string | string[]>; hasMedia: boolean };
  images: { publicId: string; name: string; url?: string; room?: string; alt?: string }[];
  /** the owner named in the message it was made from */
  ownerContact?: { name: string; phones: string[] };
  rev: number;
  /** the browser window that saved it last */
  writer?: string;
  savedAt: string;
};
