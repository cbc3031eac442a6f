import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { secretsEqual } from '@/lib/platform/crypto/secrets-equal';

/** Checks `X-Hub-Signature-256: sha256=<hex>` of the raw body with the app's secret, in constant time. */
export function isSigned(raw: Uint8Array, header: string | null, appSecret: string): boolean {
  const given = /^sha256=([0-9a-f]{64})$/.exec(header ?? '')?.[1];
  if (!given) return false;
  const expected = createHmac('sha256', appSecret).update(raw).digest();
  return timingSafeEqual(Buffer.from(given, 'hex'), expected);
}

/** Answers the handshake with the challenge if the caller knows the verify token, and with undefined otherwise. */
export function challengeOf(query: URLSearchParams, verifyToken: string): string | undefined {
  const challenge = query.get('hub.challenge') ?? '';
  const isRight =
    query.get('hub.mode') === 'subscribe' && secretsEqual(query.get('hub.verify_token') ?? '', verifyToken);
  return isRight && /^[\w.-]{1,200}$/.test(challenge) ? challenge : undefined;
}

const text = z.string().max(70_000);
const seconds = z.coerce
  .number()
  .int()
  .positive()
  .max(32_503_680_000)
  .transform((at) => new Date(at * 1000));

const media = z.object({
  id: z.string().min(1).max(200),
  mime_type: text.optional(),
  caption: text.optional(),
  filename: text.optional(),
});

const messageSchema = z.object({
  /** Absent for people who have a username instead and have not written for 30 days. */
  from: z
    .string()
    .regex(/^\d{6,15}$/)
    .optional(),
  id: z.string().min(1).max(300),
  timestamp: seconds,
  type: z.string().max(40),
  text: z.object({ body: text }).optional(),
  button: z.object({ text }).optional(),
  interactive: z
    .object({
      button_reply: z.object({ title: text }).optional(),
      list_reply: z.object({ title: text }).optional(),
    })
    .optional(),
  location: z
    .object({ latitude: z.number(), longitude: z.number(), name: text.optional(), address: text.optional() })
    .optional(),
  reaction: z.object({ emoji: text.optional() }).optional(),
  image: media.optional(),
  video: media.optional(),
  audio: media.optional(),
  voice: media.optional(),
  document: media.optional(),
  sticker: media.optional(),
});

const statusSchema = z.object({
  id: z.string().min(1).max(300),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: seconds,
  biz_opaque_callback_data: z.string().max(512).optional(),
  pricing: z.object({ billable: z.boolean().optional(), category: text.optional() }).optional(),
  errors: z.array(z.object({ code: z.number().int() })).optional(),
});

const templateSchema = z.object({
  message_template_name: text,
  message_template_language: text,
  event: text,
  reason: text.nullish(),
});

const bodySchema = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({
      id: text,
      changes: z.array(z.object({ field: text, value: z.record(z.string(), z.unknown()) })),
    }),
  ),
});

export type InboundMedia = { id: string; mimeType: string; name?: string | undefined };
export type InboundMessage = {
  id: string;
  /** E.164. */
  from: string;
  at: Date;
  text: string;
  /** Name in the person's profile, which people choose freely. */
  name?: string | undefined;
  media?: InboundMedia | undefined;
};
export type DeliveryStatus = {
  id: string;
  status: 'sent' | 'delivered' | 'read' | 'failed';
  at: Date;
  reference?: string | undefined;
  errorCode?: number | undefined;
  isBillable?: boolean | undefined;
};
/** A message from a person who hides their number from WhatsApp's API. */
export type NumberlessMessage = Pick<InboundMessage, 'id' | 'text' | 'name'>;
export type TemplateStatus = { name: string; language: string; status: string; reason?: string | undefined };
export type WebhookEvents = {
  messages: InboundMessage[];
  statuses: DeliveryStatus[];
  templates: TemplateStatus[];
  numberless: NumberlessMessage[];
  /** Number of messages of a kind that we do not read. */
  skipped: number;
};

type Message = z.output<typeof messageSchema>;

const MEDIA_KINDS = ['image', 'video', 'audio', 'voice', 'document', 'sticker'] as const;

function textOf(message: Message): string {
  const { text: written, button, interactive, location, reaction } = message;
  const place =
    location &&
    [location.name, location.address, `https://maps.google.com/?q=${location.latitude},${location.longitude}`]
      .filter(Boolean)
      .join('\n');
  const caption = MEDIA_KINDS.map((kind) => message[kind]?.caption).find(Boolean);
  const reply = interactive?.button_reply?.title ?? interactive?.list_reply?.title;
  return (written?.body ?? button?.text ?? reply ?? place ?? reaction?.emoji ?? caption ?? '').trim();
}

function toMessage(message: Message & { from: string }, names: ReadonlyMap<string, string>): InboundMessage {
  const sent = MEDIA_KINDS.map((kind) => message[kind]).find(Boolean);
  return {
    id: message.id,
    from: `+${message.from}`,
    at: message.timestamp,
    text: textOf(message),
    name: names.get(message.from),
    media: sent && { id: sent.id, mimeType: sent.mime_type ?? '', name: sent.filename },
  };
}

const contactSchema = z.object({
  wa_id: z.string().optional(),
  profile: z.object({ name: z.string().max(500).optional() }).optional(),
});

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Reads the events for the number of `phoneId`, because one app can have several. Undefined for another body. */
export function readWebhook(body: unknown, phoneId: string): WebhookEvents | undefined {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) return undefined;
  const events: WebhookEvents = { messages: [], statuses: [], templates: [], numberless: [], skipped: 0 };
  for (const { field, value } of parsed.data.entry.flatMap(({ changes }) => changes)) {
    if (field === 'message_template_status_update') {
      const update = templateSchema.safeParse(value);
      if (!update.success) events.skipped++;
      else
        events.templates.push({
          name: update.data.message_template_name,
          language: update.data.message_template_language,
          status: update.data.event,
          reason: update.data.reason ?? undefined,
        });
      continue;
    }
    const metadata = z.object({ phone_number_id: z.string() }).safeParse(value.metadata);
    if (field !== 'messages' || !metadata.success || metadata.data.phone_number_id !== phoneId) {
      events.skipped++;
      continue;
    }
    readChange(value, events);
  }
  return events;
}

function readChange(value: Record<string, unknown>, events: WebhookEvents): void {
  const contacts = listOf(value.contacts).flatMap((contact) => contactSchema.safeParse(contact).data ?? []);
  const names = new Map(
    contacts.flatMap(({ wa_id, profile }) => (wa_id && profile?.name ? [[wa_id, profile.name]] : [])),
  );
  for (const given of listOf(value.messages)) {
    const message = messageSchema.safeParse(given);
    if (!message.success) events.skipped++;
    else if (message.data.from)
      events.messages.push(toMessage({ ...message.data, from: message.data.from }, names));
    else
      events.numberless.push({
        id: message.data.id,
        text: textOf(message.data),
        name: contacts.find(({ wa_id }) => !wa_id)?.profile?.name,
      });
  }
  for (const given of listOf(value.statuses)) {
    const status = statusSchema.safeParse(given);
    if (!status.success) {
      events.skipped++;
      continue;
    }
    const { id, timestamp, biz_opaque_callback_data, pricing, errors, status: state } = status.data;
    events.statuses.push({
      id,
      status: state,
      at: timestamp,
      reference: biz_opaque_callback_data,
      errorCode: errors?.[0]?.code,
      isBillable: pricing?.billable,
    });
  }
}
