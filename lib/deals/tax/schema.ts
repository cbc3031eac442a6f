import { z } from 'zod';
import { MAX_DEAL_VALUE } from '@/lib/deals/constants';
import { first, firstDay, firstFigure } from '@/lib/platform/browser/list-url';
import { parseRupees } from '@/lib/platform/text/typed-figures';
import { indianDay } from '@/lib/platform/time/indian-day';

const rupees = z.preprocess((typed) => {
  const text = first(typed);
  return typeof text === 'string' ? (text.trim() === '' ? undefined : parseRupees(text)) : text;
}, z.number().int().min(0).max(MAX_DEAL_VALUE).optional().catch(undefined));
const flag = z.preprocess((typed) => first(typed) === '1', z.boolean());

/** Facts that the deal itself does not hold: the payment or credit date, the stamp duty value, and where the seller lives. */
export const taxQuerySchema = z.object({
  paidOn: z
    .preprocess(firstDay, z.iso.date().startsWith('20'))
    .optional()
    .catch(undefined)
    .transform((day) => day ?? indianDay(Date.now())),
  stampValue: rupees,
  /** months of the letting within the tax year, twelve at most */
  months: z.preprocess(firstFigure, z.coerce.number().int().min(1).max(12)).catch(11),
  nonResident: flag,
});
export type TaxQuery = z.output<typeof taxQuerySchema>;
