import { z } from 'zod';
/** A home of the same lister or locality that can be seen on the same trip. */
export const tourHomeDto = z.strictObject({
  id: z.string(),
  title: z.string(),
  price: z.number(),
  type: z.enum(['sale', 'rent']),
  /** straight-line distance from the tour's first home; absent if one of the two places is unknown */
  km: z.number().optional(),
  /** its free half-days or hours */
  halfDays: z.array(z.string()),
});
export type TourHomeDto = z.infer<typeof tourHomeDto>;

/** A stop of a requested tour, in route order. */
export const tourStopDto = z.strictObject({
  id: z.string(),
  /** the visitor's link to the visit of this home */
  url: z.string(),
  title: z.string(),
  /** straight-line distance from the previous stop; null for the first, and if one of the two places is unknown */
  km: z.number().nullable(),
});

export const tourDto = z.strictObject({
  id: z.string(),
  stops: z.array(tourStopDto),
  totalKm: z.number().nullable(),
  mapUrl: z.string().nullable(),
});
export type TourDto = z.infer<typeof tourDto>;
