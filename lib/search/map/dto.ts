import { z } from 'zod';
/** West, south, east, north in degrees. */
export const boxDto = z.tuple([z.number(), z.number(), z.number(), z.number()]);
export type Box = z.infer<typeof boxDto>;

/** A marker for one listing, or several that would overlap. */
export const markDto = z.strictObject({
  lng: z.number(),
  lat: z.number(),
  count: z.number(),
  /** their lowest price, in rupees */
  price: z.number().optional(),
  /** only the locality, or the area around the pin, is known for all of them */
  about: z.literal(true).optional(),
  /** around several */
  box: boxDto.optional(),
  /** their ids, if few */
  ids: z.array(z.string()).optional(),
});
export type MarkDto = z.infer<typeof markDto>;

/** The initial view of a list's map. */
export type MapStart = {
  box: Box;
  /** as given in the address; otherwise the box is fitted */
  zoom?: number;
  /** results anywhere, and those with a place */
  total: number;
  placed: number;
  /** the places it is near to, if these are points, and the distance */
  around?: { points: { lat: number; lng: number }[]; km: number };
};
