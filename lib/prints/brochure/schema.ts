import { z } from 'zod';

const PAGES_MESSAGE = 'A brochure has 1 or 2 pages';

export const brochureQuerySchema = z.object({
  pages: z.coerce
    .number(PAGES_MESSAGE)
    .int(PAGES_MESSAGE)
    .min(1, PAGES_MESSAGE)
    .max(2, PAGES_MESSAGE)
    .default(2),
});
