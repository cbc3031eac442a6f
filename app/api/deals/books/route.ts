import { projectBooks } from '@/lib/deals/books/loaders';
import { booksQuerySchema } from '@/lib/deals/reports/schema';
import { route } from '@/lib/platform/http/route';
import { requestLanguage } from '@/lib/platform/language/of-request';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The books of a project as one workbook. */
export const GET = route(
  { auth: 'user', query: booksQuerySchema, produces: [XLSX] },
  async ({ actor, query: { project }, request }) =>
    new Response(await projectBooks(actor, project, requestLanguage(request.headers)), {
      headers: {
        'content-type': XLSX,
        'content-disposition': `attachment; filename="books-${project}.xlsx"`,
      },
    }),
);
