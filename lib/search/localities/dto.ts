import type { Category } from '@/lib/listings/fields/vocabulary';
import type { RateBasis } from '@/lib/search/engine/query';
import type { AroundDto, QuarterDto } from '@/lib/search/neighbourhood/dto';

/** The median of at least five. */
export type MiddleDto = { middle: number; count: number };

/** A locality's current facts for one type and category. Every figure is counted from at least five homes. */
export type LocalityDto = {
  name: string;
  city: { slug: string; name: string };
  category: Category;
  /** homes on offer */
  offered: number;
  basis: RateBasis;
  /** rupees per square foot */
  rate?: MiddleDto | undefined;
  /** the same by number of bedrooms */
  rates: (MiddleDto & { bedrooms: number })[];
  /** days from listing to sale or letting, for those ended in the last two years */
  stayed?: MiddleDto | undefined;
  /** days on offer so far, for current ones */
  listedFor?: MiddleDto | undefined;
  /** of the rates, if there are eight quarters */
  quarters: QuarterDto[];
  around: AroundDto | undefined;
};
