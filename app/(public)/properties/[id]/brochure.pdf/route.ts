import { brochureQuerySchema } from '@/lib/prints/brochure/schema';
import { printHandler } from '@/lib/prints/files/loaders';

/** The listing as a PDF to print or send, on one or two pages of A4. */
export const GET = printHandler(brochureQuerySchema, ({ pages }) =>
  pages === 1 ? 'brochure-1' : 'brochure-2',
);
