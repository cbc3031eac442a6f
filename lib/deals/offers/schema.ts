import { z } from 'zod';
import { percent } from '@/lib/deals/schema';
import { objectIdSchema } from '@/lib/platform/http/params';
import { messageWith } from '@/lib/platform/language/message';
import { MAX_OFFER_NOTE } from './constants';

/** `POST /api/co-broking/offers`: offers a listing, or changes its share for later introductions. */
export const offerSchema = z
  .object({
    property: z.preprocess((id) => (id === '' ? undefined : id), objectIdSchema.optional()),
    percent: percent.refine((part) => part > 0, 'Enter a share above 0 %'),
    note: z
      .string()
      .trim()
      .max(MAX_OFFER_NOTE, messageWith('At most {max} characters', { max: MAX_OFFER_NOTE }))
      .optional()
      .default(''),
  })
  .refine(({ property }) => property !== undefined, { path: ['property'], message: 'Choose a listing' });
export type OfferInput = z.output<typeof offerSchema>;
