import { LISTING_TEMPLATE } from '@/lib/imports/listings/constants';
import { route } from '@/lib/platform/http/route';
import { csvFile } from '@/lib/platform/tabular/csv-stream';

/** An empty listings file with headings, a row that explains them, and an example. */
export const GET = route({ auth: { can: 'read' }, produces: ['text/csv'] }, () =>
  csvFile(LISTING_TEMPLATE, 'listings-template.csv'),
);
