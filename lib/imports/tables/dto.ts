import type { scopeFor } from '@/lib/teams/data';

/** Filters for the records that a person can export. */
export type Reach = {
  /** records in the person's own name or the team's */
  scope: ReturnType<typeof scopeFor>;
  /** the exporting person */
  by: string;
  /** the lists of the office's pages */
  isOffice: boolean;
  listings: object;
  leads: object;
  enquiries: object;
  visits: object;
  deals: object;
};
