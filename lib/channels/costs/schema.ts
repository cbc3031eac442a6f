import { z } from 'zod';
import { PRICE_CATEGORIES } from '@/lib/channels/constants';
import { latinDigits } from '@/lib/platform/language/digits';
import { typedFigure } from '@/lib/platform/text/typed-figures';
import { isDay } from '@/lib/platform/time/indian-day';

/** Rupees as people type them: 0.8631. */
const rupees = z.preprocess(
  typedFigure,
  z
    .number('Enter rupees, such as 0.8631')
    .min(0, 'Enter rupees, such as 0.8631')
    .max(10_000_000, 'Enter rupees, such as 0.8631'),
);

export const priceSchema = z.object({
  category: z.enum(PRICE_CATEGORIES, 'Choose a category'),
  from: z.string().overwrite(latinDigits).refine(isDay, 'Choose a day'),
  rupees,
  source: z.string().trim().min(1, 'Enter the source of the price').max(300),
});
export type PriceInput = z.output<typeof priceSchema>;

export const limitSchema = z.object({
  /** version of the settings that the form was rendered from */
  version: z.coerce.number().int().min(0),
  /** empty for no limit */
  rupees: z.union([z.literal('').transform(() => undefined), rupees]),
});
export type LimitInput = z.output<typeof limitSchema>;
