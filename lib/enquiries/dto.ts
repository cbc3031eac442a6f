export type CreatedEnquiry = {
  id: string;
  propertyTitle?: string | undefined;
  propertyId?: string | undefined;
  ownerId?: string | undefined;
  /** the agency is notified beside the owner */
  isForAgency?: true;
  /** true when this very form had been stored before */
  repeated: boolean;
};
