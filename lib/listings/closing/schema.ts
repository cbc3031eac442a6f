import { z } from 'zod';
import { objectIdSchema } from '@/lib/platform/http/params';
import { latinDigits } from '@/lib/platform/language/digits';
import { indianDay } from '@/lib/platform/time/indian-day';
import { MAX_CHOSEN_HOMES } from './constants';

const MAX_RUPEES = 1_000_000_000_000;
const PRICE = 'Please enter whole rupees, or leave it empty';

export const closingPrice = z
  .int(PRICE)
  .min(1, PRICE)
  .max(MAX_RUPEES, 'That’s too high for a property price');

/** The Indian day on which it was sold or let; not later than today. */
export const closingDay = z
  .string('Please enter a date')
  .overwrite(latinDigits)
  .pipe(z.iso.date('Please enter a date'))
  .refine((day) => day <= indianDay(Date.now()), 'The day cannot be in the future');

/** Homes that the messages offer instead of the most similar ones. */
export const chosenHomes = z.array(objectIdSchema).max(MAX_CHOSEN_HOMES).optional();

/** Price and day of a sale or letting, both optional and visible only to the owner. The day defaults to today. */
export const closingSchema = z.strictObject({
  __v: z.int().min(0),
  price: closingPrice.optional(),
  on: closingDay.optional(),
  similar: chosenHomes,
  /** delays the messages until the undo ends */
  hold: z.boolean().optional(),
});
export type ClosingInput = z.output<typeof closingSchema>;
