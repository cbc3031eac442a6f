/** What brokers and admins may call, each about their own records (lib/auth/handlers-walk.test.ts). */
export const BROKER_HANDLERS: ReadonlySet<string> = new Set([
  // lib/client/clients-api.test.ts
  'GET /api/clients',
  'POST /api/clients',
  'GET /api/clients/export',
  'POST /api/clients/[id]/seen',
  ...['GET', 'PATCH', 'DELETE'].map((method) => `${method} /api/clients/[id]`),
  // lib/client-match/matching.test.ts
  'POST /api/clients/[id]/requirements',
  'PATCH /api/clients/[id]/requirements/[requirement]',
  'DELETE /api/clients/[id]/requirements/[requirement]',
  'GET /api/clients/matching',
]);
