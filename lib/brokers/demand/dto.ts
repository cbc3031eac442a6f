import { z } from 'zod';
/** Distinct active buyers who would find the listing at a price. */
export const demandPointDto = z.strictObject({
  price: z.number(),
  buyers: z.number(),
  isNow: z.literal(true).optional(),
});
export type DemandPointDto = z.infer<typeof demandPointDto>;

/** A fact that the listing could add, and how many buyers would then find it at today's price. */
export const demandGainDto = z.strictObject({ label: z.string(), buyers: z.number() });

export const demandDto = z.strictObject({
  type: z.string(),
  /** at today's price */
  buyers: z.number(),
  /** number of them who saved this listing */
  savers: z.number(),
  /** from highest to lowest price */
  points: z.array(demandPointDto),
  /** the lower price that gains the most buyers per rupee; absent if none gains one */
  best: demandPointDto.optional(),
  gains: z.array(demandGainDto),
});
export type DemandDto = z.infer<typeof demandDto>;
