import { route } from '@/lib/http/route';
import { LISTING_TEMPLATE } from '@/lib/listing-import/constants';
import { csvStream } from '@/lib/tabular/csv-stream';

/** An empty file of listings: the headings, a row that explains them, and an example. */
export const GET = route({ auth: 'admin' }, () => {
  const [headings = [], ...rows] = LISTING_TEMPLATE;
  const body = csvStream(
    headings,
    (async function* () {
      yield* rows;
    })(),
  );
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="listings-template.csv"',
    },
  });
});
