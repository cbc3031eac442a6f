import type { MedianDto } from '@/lib/enquiries/dto';
import type { PropertyStatus } from '@/lib/listings/fields/vocabulary';
import type { OfficeDayDto } from '@/lib/office/day/dto';

export type TopListing = { id: string; title: string; views: number };

export type Day = { day: string; activities: number; guests: number; enquiries: number; listings: number };

/** Totals of 30 Indian days, starting at `from`. */
export type MonthDto = Omit<Day, 'day'> & {
  from: string;
  /** active guests, then those who viewed a listing, then those of them who sent an enquiry */
  visitors: number;
  viewers: number;
  askers: number;
  /** email addresses left in the exit popup */
  addresses: number;
  /** registered deals */
  deals: number;
};

/** A count of the last seven full days and of the seven before, each with its list. */
export type WeekFigure = { label: string; now: number; before: number; href: string; hrefBefore: string };

export type DashboardDto = {
  day: OfficeDayDto;
  weeks: WeekFigure[];
  listings: Record<PropertyStatus, number>;
  attention: {
    reports: number;
    duplicates: number;
    waiting: number /** pairs of contacts */;
    contacts: number;
  };
  enquiries: { fresh: number; overdue: number; answered: number };
  median: (MedianDto & { from: string }) | undefined;
  guests: { totalGuests: number; activeToday: number };
  month: MonthDto;
  daily: Day[];
  top: TopListing[];
  /** false for roles that can't see earnings */
  seesDeals: boolean;
  /** false for roles that can't see a listing's figures */
  seesFigures: boolean;
};
