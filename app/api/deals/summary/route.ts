import { exportSummary } from '@/lib/deal-summary/data';
import { summaryCsv, summaryPdf } from '@/lib/deal-summary/loaders';
import { summaryFileSchema } from '@/lib/deal-summary/schema';
import { route } from '@/lib/http/route';

/** The deals of half a financial year, for the report that MahaRERA asks of agents. */
export const GET = route(
  { auth: 'user', query: summaryFileSchema, produces: ['text/csv', 'application/pdf'] },
  async ({ actor, query }) => {
    const { half, as } = query;
    const summary = await exportSummary(actor, half);
    const body = as === 'csv' ? summaryCsv(summary) : new Uint8Array(await summaryPdf(summary));
    return new Response(body, {
      headers: {
        'content-type': as === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf',
        'content-disposition': `attachment; filename="deals-${half}.${as}"`,
      },
    });
  },
);
