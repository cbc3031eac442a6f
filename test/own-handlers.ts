/** Signed in, and about the caller alone: there is no id that could be somebody else's. */
export const OWN: ReadonlySet<string> = new Set([
  // says of others' listings and of unknown ones alike that they are not one's own
  'GET /api/property/[id]/own',
  'DELETE /api/user/account',
  'PUT /api/user/account',
  'POST /api/user/documents',
  // lib/accounts/faces/faces-api.test.ts
  'PUT /api/user/face',
  'DELETE /api/user/face',
  // of others' listings and unknown ones alike there is nothing in it (lib/prints/zipped/zipped.test.ts)
  'GET /api/property/prints',
  'POST /api/user/email/send',
  'GET /api/user/export',
  'GET /api/user/factors',
  'POST /api/user/step-up',
  'POST /api/user/step-up/options',
  'POST /api/user/passkeys',
  'POST /api/user/passkeys/options',
  'POST /api/user/email/change',
  'DELETE /api/user/email/change',
  'POST /api/user/phone/code',
  'POST /api/user/phone/confirm',
  'POST /api/user/totp',
  'PUT /api/user/totp',
  'DELETE /api/user/totp',
  'POST /api/user/recovery-codes',
  'PUT /api/user/today',
  'GET /api/user/search',
  'PUT /api/user/language',
  'PUT /api/user/age',
  // lib/compliance/nominees/nominees.test.ts
  'GET /api/user/nominee',
  'PUT /api/user/nominee',
  'DELETE /api/user/nominee',
  // a purpose is everybody's, the choice the caller's (lib/compliance/receipts/receipts.test.ts)
  'PUT /api/purposes/[id]',
  'PUT /api/user/password',
  'GET /api/user/sessions',
  'DELETE /api/user/sessions',
  'GET /api/leads',
  // the rules of the caller's own team (lib/enquiries/assignment/assignment.test.ts)
  'GET /api/team/answers',
  'PUT /api/team/answers',
  'GET /api/calls/current',
  'GET /api/leads/templates',
  'POST /api/leads/templates',
  'GET /api/searches',
  'PUT /api/searches',
  'POST /api/property',
  // about the caller's team: decided by the caller's role in it (lib/teams/membership/team-api.test.ts)
  'GET /api/team',
  'PATCH /api/team',
  'POST /api/team/invitations',
  'PUT /api/visits/hours',
  'POST /api/property/images',
  'GET /api/property/drafts',
  'POST /api/calendar/busy',
  'PUT /api/calendar/feed',
  'DELETE /api/calendar/feed',
  'GET /api/deals',
  'POST /api/deals',
  'GET /api/property/export',
  // lib/imports/archives/archive.test.ts
  'POST /api/archive',
  'POST /api/archive/restore',
  // lib/imports/exports/exports.test.ts
  'GET /api/export/[what]',
  'POST /api/property/import',
  'GET /api/property/import/template',
  // foreign ids are refused one by one (lib/brokers/bulk/bulk-listing.test.ts)
  'POST /api/property/bulk',
  'GET /api/deals/summary',
  // lib/deals/reports/reports-api.test.ts
  'GET /api/deals/reports',
  'PUT /api/deals/reports',
  'GET /api/deals/reports/[id]/document',
  'GET /api/deals/books',
  // lib/deals/diligence/diligence-api.test.ts
  'PUT /api/deals/diligence/profile',
  // lib/deals/invoices/invoices-api.test.ts
  'PUT /api/invoices/profile',
  'GET /api/invoices',
  // keys are each person's own
  'PUT /api/property/drafts/[key]',
  'DELETE /api/property/drafts/[key]',
  // lib/imports/messages/messages.test.ts
  'POST /api/property/drafts/message',
]);
