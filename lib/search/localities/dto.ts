import type { Category } from '@/lib/listings/vocabulary/constants';
import type { RateBasis } from '@/lib/search/engine/query';
import type { AroundDto, QuarterDto } from '@/lib/search/neighbourhood/dto';

/** The middle of at least five. */
export type MiddleDto = { middle: number; count: number };

/** What is known of a locality today, of one type and category: every figure is counted, and none of fewer than five homes. */
export type LocalityDto = {
  name: string;
  city: { slug: string; name: string };
  category: Category;
  /** homes that are offered */
  offered: number;
  basis: RateBasis;
  /** rupees a square foot */
  rate?: MiddleDto | undefined;
  /** the same by number of bedrooms */
  rates: (MiddleDto & { bedrooms: number })[];
  /** days from listing to sale or letting, of those that ended in the last two years */
  stayed?: MiddleDto | undefined;
  /** days for which those are offered that are there now */
  listedFor?: MiddleDto | undefined;
  /** of the rates, where there are eight quarters */
  quarters: QuarterDto[];
  around: AroundDto | undefined;
};
