import { routeSoon } from '@/lib/channels/inbound/jobs';
import { answerHandshake, receiveWebhook } from '@/lib/channels/inbound/mutations';
import { readBytes } from '@/lib/platform/http/read-body';
import { route } from '@/lib/platform/http/route';

/** WhatsApp's notifications hold many messages, and one text may have 64 KB. */
const MAX_BYTES = 3 * 1024 * 1024;

/** The handshake of WhatsApp: its challenge as text, to who knows the verify token. */
export const GET = route(
  { auth: 'public', fromAnywhere: true, limit: 'webhook', produces: ['text/plain'] },
  ({ request }) =>
    new Response(answerHandshake(new URL(request.url).searchParams), {
      headers: { 'content-type': 'text/plain' },
    }),
);

/** Messages, statuses and templates, signed over the bytes of the body. WhatsApp calls from anywhere; the signature is the authority. */
export const POST = route({ auth: 'public', fromAnywhere: true, limit: 'webhook' }, async ({ request }) => {
  const raw = await readBytes(request, MAX_BYTES);
  const received = await receiveWebhook(raw, request.headers.get('x-hub-signature-256'));
  routeSoon();
  return received;
});
