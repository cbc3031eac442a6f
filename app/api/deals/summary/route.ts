import { exportSummary } from '@/lib/deals/summary/data';
import { summaryCsv } from '@/lib/deals/summary/loaders';
import { summaryFileSchema } from '@/lib/deals/summary/schema';
import { drawSummary } from '@/lib/deals/summary/tasks';
import { download } from '@/lib/platform/basics/download';
import { route } from '@/lib/platform/http/route';
import { requestLanguage } from '@/lib/platform/language/of-request';

/** Deals of one half of a financial year, for the report that MahaRERA requires of agents. */
export const GET = route(
  { auth: 'user', query: summaryFileSchema, produces: ['text/csv', 'application/pdf'] },
  async ({ actor, query, request }) => {
    const { half, project, as } = query;
    const language = requestLanguage(request.headers);
    const summary = await exportSummary(actor, half, project);
    const body =
      as === 'csv'
        ? summaryCsv(summary, language)
        : new Uint8Array(await drawSummary({ summary, language }, request.signal));
    return download(
      body,
      `deals-${project ? `${project}-` : ''}${half}.${as}`,
      as === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf',
    );
  },
);
