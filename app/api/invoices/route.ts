import { agencyBooks, booksOf, dealTitles, listYearInvoices } from '@/lib/deals/invoices/data';
import { invoicesFile } from '@/lib/deals/invoices/loaders';
import { recordInvoiceExport } from '@/lib/deals/invoices/mutations';
import { invoiceFileSchema } from '@/lib/deals/invoices/schema';
import { asAdmin } from '@/lib/platform/auth/actor';
import { download } from '@/lib/platform/basics/download';
import { route } from '@/lib/platform/http/route';
import { requestLanguage } from '@/lib/platform/language/of-request';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const GET = route(
  { auth: 'user', query: invoiceFileSchema, produces: ['text/csv', TYPES.xlsx] },
  async ({ actor, query, request }) => {
    const { year, as, of } = query;
    const books = of ? await agencyBooks(asAdmin(actor, 'earnings')) : await booksOf(actor);
    const invoices = await listYearInvoices(books, year);
    await recordInvoiceExport(actor, year, as);
    const titles = await dealTitles(invoices.map(({ deal }) => deal));
    return download(
      invoicesFile(invoices, titles, as, requestLanguage(request.headers)),
      `invoices-${year}.${as}`,
      TYPES[as],
    );
  },
);
