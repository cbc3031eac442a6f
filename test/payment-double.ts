import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const PAYMENT_ACCOUNT = {
  key: 'rzp_test_key',
  secret: 'rzp_test_secret',
  webhookSecret: 'webhook-secret-of-tests',
};

type Link = { amount?: unknown; currency?: unknown; reference_id?: unknown };

/** Refuses what the real gateway refuses in payment links: another account, sums below a rupee, a reused reference. */
export async function paymentDouble() {
  const used = new Set<string>();
  const authorization = `Basic ${Buffer.from(`${PAYMENT_ACCOUNT.key}:${PAYMENT_ACCOUNT.secret}`).toString('base64')}`;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const reply = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const refuse = (status: number, description: string) =>
      reply(status, { error: { code: 'BAD_REQUEST_ERROR', description } });
    if (request.headers.authorization !== authorization) return refuse(401, 'Authentication failed');
    if (request.url !== '/v1/payment_links' || request.method !== 'POST') return refuse(404, 'Not found');
    const {
      amount,
      currency,
      reference_id: reference,
    } = JSON.parse(Buffer.concat(chunks).toString()) as Link;
    if (!Number.isInteger(amount) || Number(amount) < 100 || currency !== 'INR')
      return refuse(400, 'Amount or currency');
    if (typeof reference !== 'string' || reference.length > 40 || used.has(reference))
      return refuse(400, 'reference_id');
    used.add(reference);
    return reply(200, {
      id: `plink_${used.size}`,
      short_url: `https://pay.example/${used.size}`,
      status: 'created',
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, stop: () => new Promise((resolve) => server.close(resolve)) };
}

/** The gateway's call about a paid link, as it arrives. */
export function paidCall(
  reference: string,
  paise: number,
  { event = 'evt_1', payment = 'pay_1', name = 'payment_link.paid' } = {},
) {
  const body = JSON.stringify({
    entity: 'event',
    event: name,
    payload: {
      payment_link: {
        entity: { id: 'plink_1', reference_id: reference, amount_paid: paise, status: 'paid' },
      },
      payment: { entity: { id: payment, amount: paise, currency: 'INR', status: 'captured' } },
    },
  });
  const signature = createHmac('sha256', PAYMENT_ACCOUNT.webhookSecret).update(body).digest('hex');
  return { body, headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': event } };
}
