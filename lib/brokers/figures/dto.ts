import { z } from 'zod';
import type { ReaderSource } from '@/lib/visitors/views/constants';
import { FIGURES, type Period } from './constants';

/** One point of a chart: a day, or the first day of a week. */
export const pointDto = z.strictObject({ day: z.string(), value: z.number(), median: z.number().optional() });
export type PointDto = z.infer<typeof pointDto>;

export const figureDto = z.strictObject({
  figure: z.enum(FIGURES),
  total: z.number(),
  /** median of similar listings on the same days; absent with fewer than five */
  median: z.number().optional(),
  points: z.array(pointDto),
});
export type FigureDto = z.infer<typeof figureDto>;

export const similarDto = z.strictObject({ count: z.number(), what: z.string() });
export type SimilarDto = z.infer<typeof similarDto>;

export type ListingFiguresDto = {
  period: Period;
  /** the first day counted, because the listing may be younger than the period */
  since: string;
  figures: FigureDto[];
  /** group behind the median; absent for fewer than five */
  similar?: SimilarDto;
  sources: { source: ReaderSource; count: number }[];
  /** visitors who opened the listing and allow recording */
  readers: number;
  /** searches made by at least five of them, most frequent first */
  searches: { label: string; people: number }[];
};
