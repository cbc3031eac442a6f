import { listReports } from '@/lib/deals/reports/data';
import { saveReport } from '@/lib/deals/reports/mutations';
import { reportQuerySchema } from '@/lib/deals/reports/schema';
import { route } from '@/lib/platform/http/route';

/** The half-yearly reports that were filed, by project. */
export const GET = route({ auth: 'user', query: reportQuerySchema }, async ({ actor, query }) => ({
  data: await listReports(actor, query.half),
}));

/** Multipart: `half`, `project`, `filedOn`, `reference` and one `file`. A report that was entered before is corrected. */
export const PUT = route({ auth: 'user', limit: 'upload' }, async ({ actor, request }) => ({
  data: await saveReport(actor, request),
}));
