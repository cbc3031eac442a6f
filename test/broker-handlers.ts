/** Handlers that brokers and admins can call for their own records (lib/platform/auth/handlers-walk.test.ts). */
export const BROKER_HANDLERS: ReadonlySet<string> = new Set([
  // lib/teams/membership.test.ts
  'POST /api/team',
  // lib/clients/clients.test.ts
  'GET /api/clients',
  'POST /api/clients',
  'GET /api/clients/export',
  // lib/imports/people.test.ts
  'POST /api/clients/import',
  ...['GET', 'PUT', 'POST', 'DELETE'].map((method) => `${method} /api/clients/import/[id]`),
  ...['GET', 'POST'].flatMap((method) =>
    ['rows', 'failed'].map((part) => `${method} /api/clients/import/[id]/${part}`),
  ),
  'POST /api/clients/[id]/seen',
  'POST /api/clients/[id]/contact',
  'POST /api/clients/bulk',
  // lib/deals/commission.test.ts
  ...['GET', 'POST'].flatMap((method) =>
    ['terms', 'offers', 'introductions'].map((what) => `${method} /api/co-broking/${what}`),
  ),
  'DELETE /api/co-broking/offers/[id]',
  'GET /api/co-broking/introductions/[id]',
  'POST /api/co-broking/introductions/[id]/events',
  // lib/clients/tours/tours.test.ts
  'GET /api/tours',
  'POST /api/tours',
  ...['GET', 'PATCH', 'DELETE'].map((method) => `${method} /api/tours/[id]`),
  'POST /api/tours/[id]/send',
  'POST /api/tours/[id]/thumb',
  ...['GET', 'PATCH', 'DELETE'].map((method) => `${method} /api/clients/[id]`),
  // lib/clients/matches/matches.test.ts
  'POST /api/clients/[id]/requirements',
  'PATCH /api/clients/[id]/requirements/[requirement]',
  'DELETE /api/clients/[id]/requirements/[requirement]',
  'GET /api/clients/matching',
  // lib/clients/clients.test.ts
  // lib/brokers/integrations.test.ts
  ...['GET', 'POST'].flatMap((method) =>
    ['api-tokens', 'webhooks'].map((what) => `${method} /api/user/${what}`),
  ),
  'DELETE /api/user/api-tokens/[id]',
  ...['PATCH', 'DELETE'].map((method) => `${method} /api/user/webhooks/[id]`),
  'POST /api/user/webhooks/[id]/test',
  'GET /api/user/deliveries',
  'POST /api/user/deliveries/[id]',
  'POST /api/clients/[id]/shortlists',
  'PATCH /api/clients/[id]/shortlists/[list]',
  'DELETE /api/clients/[id]/shortlists/[list]',
  'POST /api/clients/[id]/shortlists/[list]/mail',
]);
