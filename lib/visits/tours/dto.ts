import { z } from 'zod';
export const tourHomeDto = z.strictObject({
  id: z.string(),
  title: z.string(),
  price: z.number(),
  type: z.enum(['sale', 'rent']),
  /** straight-line distance from the tour's first home; absent if a place is unknown */
  km: z.number().optional(),
  halfDays: z.array(z.string()),
});
export type TourHomeDto = z.infer<typeof tourHomeDto>;

export const tourStopDto = z.strictObject({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  /** straight-line distance from the previous stop; null for the first stop or an unknown place */
  km: z.number().nullable(),
});

export const tourDto = z.strictObject({
  id: z.string(),
  stops: z.array(tourStopDto),
  totalKm: z.number().nullable(),
  mapUrl: z.string().nullable(),
});
export type TourDto = z.infer<typeof tourDto>;
