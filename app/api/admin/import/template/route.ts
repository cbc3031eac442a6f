import { route } from '@/lib/http/route';
import { csvStream } from '@/lib/import/csv-stream';
import { LISTING_TEMPLATE } from '@/lib/property/import-fields';

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
