import { OWN_TEMPLATE } from '@/lib/imports/listings/constants';
import { route } from '@/lib/platform/http/route';
import { csvFile } from '@/lib/platform/tabular/csv-stream';

export const GET = route({ auth: 'user', produces: ['text/csv'] }, () =>
  csvFile(OWN_TEMPLATE, 'listings-template.csv'),
);
