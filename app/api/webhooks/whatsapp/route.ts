import { z } from 'zod';
import { routeSoon } from '@/lib/channels/inbound/jobs';
import { answerHandshake, receiveWebhook } from '@/lib/channels/inbound/mutations';
import { readBytes } from '@/lib/platform/http/read-body';
import { route } from '@/lib/platform/http/route';

/** Maximum body, because WhatsApp batches many messages in a notification, and one text can have 64 KB. */
const MAX_BYTES = 3 * 1024 * 1024;

/** WhatsApp's handshake. Returns its challenge as text to callers that know the verify token. */
export const GET = route(
  { auth: 'public', fromAnywhere: true, limit: 'webhook', produces: ['text/plain'] },
  ({ request }) =>
    new Response(answerHandshake(new URL(request.url).searchParams), {
      headers: { 'content-type': 'text/plain' },
    }),
);

/** Messages, statuses and templates, signed over the raw body. WhatsApp calls from anywhere; the signature authorises it. */
export const POST = route(
  { auth: 'public', fromAnywhere: true, limit: 'webhook', reply: z.strictObject({ stored: z.number() }) },
  async ({ request }) => {
    const raw = await readBytes(request, MAX_BYTES);
    const received = await receiveWebhook(raw, request.headers.get('x-hub-signature-256'));
    routeSoon();
    return received;
  },
);
