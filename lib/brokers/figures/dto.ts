import type { ReaderSource } from '@/lib/visitors/views/constants';
import type { Figure, Period } from './constants';

/** One point of a chart: a day, or the week that starts with it. */
export type PointDto = { day: string; value: number; median?: number };

export type FigureDto = {
  figure: Figure;
  total: number;
  /** median of similar listings on the same days; absent with fewer than five */
  median?: number;
  points: PointDto[];
};

export type SimilarDto = { count: number; what: string };

export type ListingFiguresDto = {
  period: Period;
  /** the first day counted, because the listing may be younger than the period */
  since: string;
  figures: FigureDto[];
  /** the group behind the median; absent when there are fewer than five */
  similar?: SimilarDto;
  sources: { source: ReaderSource; count: number }[];
  /** visitors who opened the listing and allow recording */
  readers: number;
  /** searches made by at least five of them, most frequent first */
  searches: { label: string; people: number }[];
};
