import { route } from '@/lib/http/route';
import { OWN_TEMPLATE } from '@/lib/listing-import/constants';
import { csvStream } from '@/lib/tabular/csv-stream';

/** An empty file of own listings: the headings, a row that explains them, and an example. */
export const GET = route({ auth: 'user' }, () => {
  const [headings = [], ...rows] = OWN_TEMPLATE;
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
