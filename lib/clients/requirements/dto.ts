/** A client's requirement, as shown to the member or team of the client. */
export type RequirementDto = {
  id: string;
  /** "For Sale · Nagpur · Dharampeth · 3 BHK · Up to ₹60 L" */
  title: string;
  /** address of the list with these filters */
  path: string;
  query: string;
  isPaused: boolean;
  nearMisses: boolean;
  __v: number;
};
