import type { SearchPage } from '@/lib/search/dto';
import type { Band } from '@/lib/search/format';
import type { PropertySearch } from '@/lib/search/schema';

export type CountedBand = Band & { count: number };

export type PublicList = {
  list: SearchPage;
  /** set when nothing fitted: what was given up to find these */
  relaxed?: { labels: string[]; search: PropertySearch };
  prices: CountedBand[];
  areas: CountedBand[];
};

export type PriceSpread = { low: number; middle: number; high: number };
