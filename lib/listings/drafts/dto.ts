/** A draft of the person who asks; `url` only of pictures that no listing shows yet. */
export type ListingDraftDto = {
  key: string;
  property?: string;
  values: Record<string, string | string[]>;
  step: number;
  version?: number;
  images: { publicId: string; name: string; url?: string; room?: string; alt?: string }[];
  /** whom the message named as the owner that it was made of */
  ownerContact?: { name: string; phones: string[] };
  rev: number;
  /** the window that saved it last */
  writer?: string;
  savedAt: string;
};
