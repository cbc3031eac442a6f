import { route } from '@/lib/http/route';
import { OWN_TEMPLATE } from '@/lib/listing-import/constants';
import { csvFile } from '@/lib/tabular/csv-stream';

/** An empty file of own listings: the headings, a row that explains them, and an example. */
export const GET = route({ auth: 'user', produces: ['text/csv'] }, () =>
  csvFile(OWN_TEMPLATE, 'listings-template.csv'),
);
