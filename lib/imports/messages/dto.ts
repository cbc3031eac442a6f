import { z } from 'zod';
import { DUPLICATE_REASONS } from './constants';

/** A part of a message and its reading: "62.5" means 62.5 lakh. */
export const assumptionDto = z.strictObject({ column: z.string(), value: z.string(), says: z.string() });
export type Assumption = z.infer<typeof assumptionDto>;

export const missingFieldDto = z.strictObject({ field: z.string(), message: z.string() });
export type MissingField = z.infer<typeof missingFieldDto>;

/** A listing that may be the same home. */
export const possibleDuplicateDto = z.strictObject({
  id: z.string(),
  title: z.string(),
  code: z.string().optional(),
  reason: z.enum(DUPLICATE_REASONS),
  /** it is this person's own, or their team's */
  isOwn: z.boolean(),
});
export type PossibleDuplicate = z.infer<typeof possibleDuplicateDto>;

/** The result of a message: a draft, the understood values, and the missing fields. */
export const messageDraftDto = z.strictObject({
  /** the form opens it at `/properties/new?draft={key}` */
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** in the form's words and order */
  understood: z.array(z.strictObject({ field: z.string(), label: z.string(), value: z.string() })),
  assumed: z.array(assumptionDto),
  missing: z.array(missingFieldDto),
  duplicates: z.array(possibleDuplicateDto),
  /** for this person only */
  ownerContact: z.strictObject({ name: z.string(), phones: z.array(z.string()) }).optional(),
  isMasked: z.boolean(),
  isWanted: z.boolean(),
  pictures: z.number(),
  /** refused pictures with the reason */
  refused: z.array(z.strictObject({ name: z.string(), message: z.string() })),
});
export type MessageDraftDto = z.infer<typeof messageDraftDto>;
