import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';

export const MAX_WEBHOOK_BYTES = 256 * 1024;

export type PaymentRequest = { reference: string; paise: number; note: string };
/** Content of a signed call from the gateway. Undefined for unrelated events. */
export type PaymentEvent = { id: string; reference: string; payment: string; paise: number };

/** A payment gateway, which creates payment pages and reports payments by signed calls. */
export type PaymentGateway = {
  createLink(request: PaymentRequest): Promise<{ id: string; url: string }>;
  /** Throws 'forbidden' if the gateway did not sign the call. */
  readEvent(body: Uint8Array, headers: Headers): PaymentEvent | undefined;
};

const linkSchema = z.object({ id: z.string().min(1), short_url: z.url({ protocol: /^https?$/ }) });
const paise = z.number().int().min(0);
const eventSchema = z.object({
  event: z.string(),
  payload: z.object({
    payment_link: z.object({
      entity: z.object({ id: z.string(), reference_id: z.string(), amount_paid: paise }),
    }),
    payment: z.object({ entity: z.object({ id: z.string(), amount: paise, currency: z.literal('INR') }) }),
  }),
});

const TIMEOUT_MS = 10_000;

/** Checks the signature, a hexadecimal HMAC-SHA256 of the raw body. */
function isSigned(body: Uint8Array, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

type Account = { url: string; key: string; secret: string; webhookSecret: string };

/** Payment links as in Razorpay (razorpay.com/docs/api/payments/payment-links, …/docs/webhooks/validate-test). */
export function paymentLinks({ url, key, secret, webhookSecret }: Account): PaymentGateway {
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
  return {
    async createLink({ reference, paise: amount, note }) {
      const reply = await fetch(new URL('/v1/payment_links', url), {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ amount, currency: 'INR', reference_id: reference, description: note }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((cause: unknown) => {
        throw new AppError('unavailable', undefined, { cause });
      });
      if (!reply.ok)
        throw new AppError('unavailable', undefined, { cause: `payment gateway: ${reply.status}` });
      const { id, short_url } = linkSchema.parse(await reply.json());
      return { id, url: short_url };
    },
    readEvent(body, headers) {
      if (!isSigned(body, headers.get('x-razorpay-signature') ?? '', webhookSecret))
        throw new AppError('forbidden');
      const id = headers.get('x-razorpay-event-id');
      let json: unknown;
      try {
        json = JSON.parse(new TextDecoder().decode(body));
      } catch (cause) {
        throw new AppError('invalid', undefined, { cause });
      }
      const read = eventSchema.safeParse(json);
      if (!id || !read.success || read.data.event !== 'payment_link.paid') return undefined;
      const { payment_link: link, payment } = read.data.payload;
      return {
        id,
        reference: link.entity.reference_id,
        payment: payment.entity.id,
        paise: payment.entity.amount,
      };
    },
  };
}

/** The gateway of this installation, or undefined if none is set (docs/operations.md#payments). */
export function paymentGateway(): PaymentGateway | undefined {
  const {
    PAYMENT_URL: url,
    PAYMENT_KEY: key,
    PAYMENT_SECRET: secret,
    PAYMENT_WEBHOOK_SECRET: webhookSecret,
  } = env();
  return url && key && secret && webhookSecret
    ? paymentLinks({ url, key, secret, webhookSecret })
    : undefined;
}
