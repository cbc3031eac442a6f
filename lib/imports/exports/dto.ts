import type { scopeFor } from '@/lib/teams/data';

/** Filters of the records that a person may take away. */
export type Reach = {
  /** what is in the person's own name or the team's */
  scope: ReturnType<typeof scopeFor>;
  /** the lists are those of the office's pages */
  isOffice: boolean;
  listings: object;
  leads: object;
  enquiries: object;
  visits: object;
  deals: object;
};
