import { dealOf, dealsOf } from './deals';
import { formOf, formsOf } from './forms';
import { invoiceOf, invoicesOf } from './invoices';
import type { Person } from './people';
import { tokenOf } from './tokens';

export type Attempt = {
  params?: Record<string, string | string[]>;
  body?: unknown;
  headers?: Record<string, string>;
};

type DealRecords = Record<'deal' | 'invoice' | 'token' | 'form', string>;

/** A person's deal with one of each related record. */
export async function dealRecordsOf(person: Person): Promise<DealRecords> {
  const deal = dealOf(await dealsOf(person.browser).create({ title: 'Theirs' })).id;
  const lines = [{ what: 'Brokerage', rupees: 1000 }];
  return {
    deal,
    token: await tokenOf(person, deal),
    form: formOf(await formsOf(person.browser).create(deal)).id,
    invoice: invoiceOf(await invoicesOf(person.browser).draft(deal, { lines })).id,
  };
}

/** A stranger's attempts on another person's deals (lib/platform/auth/handlers-walk.test.ts). */
export const FOREIGN_DEALS: Record<string, (victim: DealRecords) => Attempt> = {
  'GET /api/deals/[id]': ({ deal }) => ({ params: { id: deal } }),
  'PATCH /api/deals/[id]': ({ deal }) => ({ params: { id: deal }, body: { __v: 0, title: 'Mine now' } }),
  'PATCH /api/deals/[id]/dates/[date]': ({ deal }) => ({
    params: { id: deal, date: 'f'.repeat(24) },
    body: { day: '2027-01-02', seen: '2027-01-01' },
  }),
  'DELETE /api/deals/[id]': ({ deal }) => ({ params: { id: deal } }),
  'GET /api/deals/[id]/file': ({ deal }) => ({ params: { id: deal } }),
  'GET /api/deals/[id]/archive': ({ deal }) => ({ params: { id: deal } }),
  'GET /api/deals/[id]/invoices': ({ deal }) => ({ params: { id: deal } }),
  'POST /api/deals/[id]/invoices': ({ deal }) => ({
    params: { id: deal },
    body: { recipient: { name: 'Me', state: '27' }, placeOfSupply: '27' },
  }),
  'GET /api/deals/[id]/tokens': ({ deal }) => ({ params: { id: deal } }),
  'POST /api/deals/[id]/tokens': ({ deal }) => ({
    params: { id: deal },
    body: { payer: 'Me', rupees: 1, terms: 'None' },
  }),
  'POST /api/tokens/[id]': ({ token }) => ({
    params: { id: token },
    body: { action: 'withdraw', reason: 'Mine now' },
  }),
  'GET /api/tokens/[id]/receipt': ({ token }) => ({ params: { id: token } }),
  'GET /api/deals/[id]/forms': ({ deal }) => ({ params: { id: deal } }),
  'POST /api/deals/[id]/forms': ({ deal }) => ({
    params: { id: deal },
    body: { kind: 'mandate', language: 'en' },
  }),
  'GET /api/forms/[id]': ({ form }) => ({ params: { id: form } }),
  'GET /api/forms/[id]/pdf': ({ form }) => ({ params: { id: form } }),
  'PUT /api/forms/[id]': ({ form }) => ({
    params: { id: form },
    body: { version: 1, language: 'en', fields: { owner: 'Me' } },
  }),
  'PUT /api/forms/[id]/checks': ({ form }) => ({ params: { id: form }, body: { checks: [] } }),
  'GET /api/forms/[id]/scan': ({ form }) => ({ params: { id: form } }),
  'PUT /api/forms/[id]/scan': ({ form }) => ({ params: { id: form } }),
  'DELETE /api/forms/[id]/scan': ({ form }) => ({ params: { id: form } }),
  'DELETE /api/forms/[id]': ({ form }) => ({ params: { id: form } }),
  'GET /api/invoices/[id]': ({ invoice }) => ({ params: { id: invoice } }),
  'DELETE /api/invoices/[id]': ({ invoice }) => ({ params: { id: invoice } }),
  'POST /api/invoices/[id]/issue': ({ invoice }) => ({ params: { id: invoice } }),
  'POST /api/invoices/[id]/credit-note': ({ invoice }) => ({
    params: { id: invoice },
    body: { reason: 'Mine now' },
  }),
  'PUT /api/invoices/[id]/payment': ({ invoice }) => ({ params: { id: invoice }, body: { paidOn: null } }),
  'GET /api/invoices/[id]/pdf': ({ invoice }) => ({ params: { id: invoice } }),
};
