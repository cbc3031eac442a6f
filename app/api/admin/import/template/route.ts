import { route } from '@/lib/http/route';
import { LISTING_TEMPLATE } from '@/lib/listing-import/constants';
import { csvFile } from '@/lib/tabular/csv-stream';

/** An empty file of listings: the headings, a row that explains them, and an example. */
export const GET = route({ auth: { can: 'read' }, produces: ['text/csv'] }, () =>
  csvFile(LISTING_TEMPLATE, 'listings-template.csv'),
);
