import type { ReaderSource } from '@/lib/visitors/views/constants';
import type { Figure, Period } from './constants';

/** One point of a chart: a day, or the week that begins with it. */
export type PointDto = { day: string; value: number; median?: number };

export type FigureDto = {
  figure: Figure;
  total: number;
  /** of the similar listings in the same days; absent when there are fewer than five */
  median?: number;
  points: PointDto[];
};

export type SimilarDto = { count: number; what: string };

export type ListingFiguresDto = {
  period: Period;
  /** the first day that is counted: the listing may be younger than the period */
  since: string;
  figures: FigureDto[];
  /** whose median it is; absent when there are fewer than five */
  similar?: SimilarDto;
  sources: { source: ReaderSource; count: number }[];
  /** people who opened the listing and let their activity be recorded */
  readers: number;
  /** what at least five of them searched, the most frequent first */
  searches: { label: string; people: number }[];
};
