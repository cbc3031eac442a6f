import type { PropertyStatus } from '@/lib/listing-vocabulary/constants';

export type TopListing = { id: string; title: string; views: number };

export type Day = { day: string; activities: number; guests: number; enquiries: number; listings: number };

/** From visitor to enquiry over 30 days. */
export type FunnelDto = { visitors: number; viewers: number; enquiries: number; top: TopListing[] };

export type DashboardDto = {
  listings: Record<PropertyStatus, number>;
  attention: { reports: number; duplicates: number; waiting: number };
  enquiries: { fresh: number; overdue: number; answered: number };
  /** milliseconds from an enquiry to its first answer; undefined without any answer */
  median: number | undefined;
  guests: { totalGuests: number; activeToday: number };
  daily: Day[];
  views: FunnelDto;
};
