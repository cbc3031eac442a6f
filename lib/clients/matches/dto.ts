import { z } from 'zod';
import { propertyCardDto } from '@/lib/listings/dto';

/** A home that matches a client's requirement, or used to. */
export const clientMatchDto = z.strictObject({
  id: z.string(),
  requirement: z.string(),
  property: z.string(),
  /** absent when the listing is no longer visible */
  card: propertyCardDto.optional(),
  title: z.string(),
  /** "2 BHK in Dharampeth", "₹58 L within ₹60 L" */
  reasons: z.array(z.string()),
  /** match score in percent, which orders the list; absent once the home no longer matches */
  fit: z.number().optional(),
  /** slightly over the budget or under the area */
  isNear: z.boolean(),
  /** appeared, ended or returned since the client was last viewed */
  isNew: z.boolean(),
  foundAt: z.string(),
  /** the reason and the time since which it no longer matches */
  ended: z.strictObject({ reason: z.string(), at: z.string() }).nullable(),
});
export type ClientMatchDto = z.infer<typeof clientMatchDto>;

/** A client that matches a listing. */
export const matchingClientDto = z.strictObject({
  id: z.string(),
  name: z.string(),
  reasons: z.array(z.string()),
  isNear: z.boolean(),
});
export type MatchingClientDto = z.infer<typeof matchingClientDto>;
