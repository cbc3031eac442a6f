export type Attempt = {
  params?: Record<string, string | string[]>;
  body?: unknown;
  headers?: Record<string, string>;
};

/** How a stranger would go for the deals of somebody else and what belongs to them (lib/platform/auth/handlers-walk.test.ts). */
export const FOREIGN_DEALS: Record<
  string,
  (victim: Record<'deal' | 'invoice' | 'token', string>) => Attempt
> = {
  'GET /api/deals/[id]': ({ deal }) => ({ params: { id: deal } }),
  'PATCH /api/deals/[id]': ({ deal }) => ({ params: { id: deal }, body: { __v: 0, title: 'Mine now' } }),
  'DELETE /api/deals/[id]': ({ deal }) => ({ params: { id: deal } }),
  'GET /api/deals/[id]/file': ({ deal }) => ({ params: { id: deal } }),
  'GET /api/deals/[id]/archive': ({ deal }) => ({ params: { id: deal } }),
  'GET /api/deals/[id]/invoices': ({ deal }) => ({ params: { id: deal } }),
  'POST /api/deals/[id]/invoices': ({ deal }) => ({
    params: { id: deal },
    body: { recipient: { name: 'Me', state: '27' }, placeOfSupply: '27' },
  }),
  'GET /api/deals/[id]/diligence': ({ deal }) => ({ params: { id: deal } }),
  'PUT /api/deals/[id]/diligence': ({ deal }) => ({ params: { id: deal }, body: { identities: [] } }),
  'POST /api/deals/[id]/diligence/notes': ({ deal }) => ({ params: { id: deal }, body: { text: 'Odd' } }),
  'GET /api/deals/[id]/tax': ({ deal }) => ({ params: { id: deal } }),
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
  'GET /api/invoices/[id]': ({ invoice }) => ({ params: { id: invoice } }),
  'DELETE /api/invoices/[id]': ({ invoice }) => ({ params: { id: invoice } }),
  'POST /api/invoices/[id]/issue': ({ invoice }) => ({ params: { id: invoice } }),
  'POST /api/invoices/[id]/credit-note': ({ invoice }) => ({
    params: { id: invoice },
    body: { reason: 'Mine now' },
  }),
  'GET /api/invoices/[id]/pdf': ({ invoice }) => ({ params: { id: invoice } }),
};
