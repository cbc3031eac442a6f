/** What a client looks for, as those see it who work with the client. */
export type RequirementDto = {
  id: string;
  /** "For Sale · Nagpur · Dharampeth · 3 BHK · Up to ₹60 L" */
  title: string;
  /** the list that it is */
  path: string;
  query: string;
  isPaused: boolean;
  nearMisses: boolean;
};
