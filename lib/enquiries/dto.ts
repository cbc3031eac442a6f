export type CreatedEnquiry = {
  id: string;
  propertyTitle?: string | undefined;
  propertyId?: string | undefined;
  ownerId?: string | undefined;
  /** the agency is notified as well as the owner */
  isForAgency?: true;
  /** true if this form was already stored */
  repeated: boolean;
};

/** The median milliseconds to the first answer, and the number of enquiries. */
export type MedianDto = { ms: number; of: number };
