import { METHODS } from './routes';

/** Handlers that everybody can call (lib/platform/auth/handlers-walk.test.ts). */
export const PUBLIC_HANDLERS: ReadonlySet<string> = new Set([
  ...METHODS.map((method) => `${method} /api/[...rest]`),
  'POST /api/contact',
  'POST /api/report',
  'POST /api/email-visit-data',
  'GET /api/health',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/openapi.json',
  'POST /api/guest/login',
  'GET /api/property',
  'GET /api/property/[id]',
  'GET /api/property/map',
  'GET /api/texts/[bundle]',
  'GET /api/map/base',
  'GET /api/map/tiles/[z]/[x]/[y]',
  'POST /api/property/[id]/view',
  'POST /api/property/seen',
  'POST /api/property/[id]/gone',
  'POST /api/property/[id]/tap',
  // authorised by a secret of the mail server (lib/enquiries/conversation.test.ts)
  'POST /api/mail/inbound',
  // authorised by the payment gateway's signature (lib/deals/payments.test.ts)
  'POST /api/payments/webhook',
  // leads to the sign-in without a session (lib/imports/messages/messages.test.ts)
  'POST /api/share',
  // authorised by WhatsApp's signature and verify token (lib/channels/incoming.test.ts)
  'GET /api/webhooks/whatsapp',
  'POST /api/webhooks/whatsapp',
  // authorised by the address's secret (lib/channels/incoming.test.ts)
  'GET /api/webhooks/calls/[secret]',
  'POST /api/webhooks/calls/[secret]',
  // authorised by account, guest or cookie (lib/enquiries/conversation.test.ts)
  // the same (lib/channels/channels.test.ts)
  'GET /api/consents',
  'DELETE /api/consents/[id]',
  // the same (lib/compliance/privacy-rights.test.ts)
  'GET /api/grievances',
  'POST /api/grievances',
  // describes the program's records, about nobody in particular
  'GET /api/data-map',
  'GET /api/enquiry',
  'POST /api/enquiry/[id]/messages',
  'POST /api/number-release',
  'DELETE /api/number-release/[id]',
  // authorised by the link's secret (lib/enquiries/conversation/links.test.ts)
  'GET /api/enquiry/link/[token]',
  'POST /api/enquiry/link/[token]',
  'POST /api/enquiry/link/[token]/numbers',
  'DELETE /api/enquiry/link/[token]/numbers/[id]',
  // authorised by the link's secret (lib/listings/freshness/freshness.test.ts)
  'POST /api/freshness/[token]',
  // authorised by the link's secret (lib/brokers/letters/letters.test.ts)
  'PUT /api/letters/link/[token]',
  ...['GET', 'POST'].map((method) => `${method} /api/letters/link/[token]/unsubscribe`),
  'GET /api/search/count',
  'GET /api/places',
  'GET /api/search/suggest',
  'GET /api/search/localities',
  'GET /api/search/locations',
  // authorised by account, guest or cookie (lib/shortlists/shortlists.test.ts)
  'GET /api/push',
  'PUT /api/push',
  'DELETE /api/push',
  // authorised by the link's secret (lib/clients/matches/matches.test.ts)
  'POST /api/shortlist/shared/[token]/tour',
  'GET /api/shortlist',
  'POST /api/shortlist',
  'PATCH /api/shortlist/[id]',
  'DELETE /api/shortlist/[id]',
  'PUT /api/shortlist/homes/[property]',
  'DELETE /api/shortlist/homes/[property]',
  'PUT /api/shortlist/hidden/[property]',
  'DELETE /api/shortlist/hidden/[property]',
  'POST /api/shortlist/seen',
  'GET /api/shortlist/shared/[token]',
  'PUT /api/shortlist/shared/[token]',
  // authorised by account, guest, cookie or link (lib/visits/visits.test.ts)
  'GET /api/visits',
  'POST /api/visits',
  'GET /api/visits/times',
  // lib/clients/tours/tours.test.ts
  'GET /api/tours/link/[token]',
  'POST /api/tours/link/[token]',
  'GET /api/visits/tours',
  'POST /api/visits/tours',
  'PATCH /api/visits/[id]',
  'GET /api/visits/link/[token]',
  'POST /api/visits/link/[token]',
  'GET /api/visits/link/[token]/calendar',
  // authorised by the address's secret (lib/visits/calendar/calendar.test.ts)
  'GET /api/calendar/feed/[token]/calendar.ics',
  // the same (lib/brokers/integrations.test.ts)
  'GET /api/property/feed/[token]/[file]',
  // authorised by the account, or by a mailed link (lib/alerts/searches.test.ts)
  'POST /api/searches',
  'POST /api/searches/link',
  ...['GET', 'PUT', 'DELETE'].map((method) => `${method} /api/alerts/[token]`),
  ...['PATCH', 'DELETE'].map((method) => `${method} /api/alerts/[token]/searches/[id]`),
  ...['GET', 'POST'].map((method) => `${method} /api/alerts/[token]/unsubscribe`),
  'POST /api/user/login',
  // authorised by the passkey's signature (lib/accounts/sign-in/sign-in.test.ts)
  'POST /api/user/login/passkey',
  'POST /api/user/login/passkey/options',
  'POST /api/user/logout',
  'GET /api/user/me',
  'POST /api/user/register',
  'POST /api/user/password/forgot',
  'POST /api/user/password/reset',
  'POST /api/user/email/verify',
  // authorised by the account, or by the browser that opened one (lib/accounts/account.test.ts)
  'POST /api/user/email/send',
  // authorised by the link's secret (lib/accounts/account.test.ts)
  'POST /api/user/email/undo',
  'GET /media/[...path]',
  'GET /og/[id]',
  'GET /face/[id]',
  'GET /properties/[id]/brochure.pdf',
  'GET /properties/[id]/picture.jpg',
  'GET /properties/[id]/window-card.pdf',
  'GET /opengraph.jpg',
  'GET /search',
  'GET /sitemap.xml',
  'GET /llms.txt',
  'POST /mcp',
  ...['', '/[city]', '/[city]/[category]'].flatMap((place) => [
    `GET /buy${place}/feed.xml`,
    `GET /rent${place}/feed.xml`,
  ]),
  'GET /.well-known/security.txt',
  'GET /.well-known/change-password',
  'GET /sitemap/[file]',
]);

/** Handlers without a check of origin: mail programs call them from anywhere with a secret address (RFC 8058), mail servers with a secret. */
export const FROM_ANYWHERE = new Set([
  'POST /api/alerts/[token]/unsubscribe',
  'POST /api/letters/link/[token]/unsubscribe',
  'POST /api/mail/inbound',
  'POST /api/payments/webhook',
  'POST /api/webhooks/whatsapp',
  'POST /api/webhooks/calls/[secret]',
]);
