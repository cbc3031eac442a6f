import { z } from 'zod';
import { CARD_SIZES } from './constants';

export const cardQuerySchema = z.object({
  size: z.enum(CARD_SIZES, 'A window card is a4 or a5').default('a4'),
});
