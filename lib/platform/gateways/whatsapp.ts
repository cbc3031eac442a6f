import 'server-only';
import { env } from '@/lib/platform/env';
import { meaningOf, type Outcome } from './whatsapp-errors';

export type WhatsAppAccount = {
  url: string;
  phoneId: string;
  token: string;
  appSecret: string;
  verifyToken: string;
};

/** The environment's account, or undefined without one, in which case people use wa.me themselves. */
export function whatsAppAccount(): WhatsAppAccount | undefined {
  const { WHATSAPP_PHONE_ID, WHATSAPP_TOKEN, WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN, WHATSAPP_API_URL } =
    env();
  if (!WHATSAPP_PHONE_ID || !WHATSAPP_TOKEN || !WHATSAPP_APP_SECRET || !WHATSAPP_VERIFY_TOKEN)
    return undefined;
  return {
    url: WHATSAPP_API_URL.replace(/\/$/, ''),
    phoneId: WHATSAPP_PHONE_ID,
    token: WHATSAPP_TOKEN,
    appSecret: WHATSAPP_APP_SECRET,
    verifyToken: WHATSAPP_VERIFY_TOKEN,
  };
}

/** `unsure` means that the request was sent without a reply, so the message may be on its way. */
export class WhatsAppError extends Error {
  constructor(
    readonly outcome: Outcome | 'unsure',
    message: string,
    readonly code?: number,
    /** Seconds until WhatsApp allows a retry. */
    readonly retryAfter?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'WhatsAppError';
  }
}

const TIMEOUT_MS = 20_000;
/** Errors of a connection that was never established, so nothing was sent. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']);

type ErrorBody = { error?: { code?: number; message?: string } };

function unreached(error: unknown): WhatsAppError {
  const cause = (error as { cause?: { code?: string } }).cause?.code ?? '';
  const outcome = NOT_SENT.has(cause) ? 'retry' : 'unsure';
  return new WhatsAppError(outcome, 'We couldn’t reach WhatsApp', undefined, undefined, { cause: error });
}

async function refusalOf(reply: Response): Promise<WhatsAppError> {
  const body = (await reply.json().catch(() => ({}))) as ErrorBody;
  const code = body.error?.code ?? -1;
  const { outcome, text } = meaningOf(code, reply.status);
  const wait = Number(reply.headers.get('retry-after'));
  return new WhatsAppError(outcome, text, code, Number.isFinite(wait) && wait > 0 ? wait : undefined);
}

/** Checks the addresses that Meta gives for a file or next page, because the token must only go to its own host. */
function isOwnHost(account: WhatsAppAccount, address: string): boolean {
  const { host, hostname, protocol } = new URL(address);
  if (host === new URL(account.url).host) return true;
  return protocol === 'https:' && /(?:^|\.)(?:facebook\.com|fbsbx\.com)$/.test(hostname);
}

async function call(account: WhatsAppAccount, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${account.token}`, ...init.headers };
  const address = path.startsWith('http') ? path : `${account.url}/${path}`;
  if (!isOwnHost(account, address)) throw new WhatsAppError('refused', 'An address that is not of WhatsApp');
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const reply = await fetch(address, { ...init, headers, signal }).catch((error: unknown) => {
    throw unreached(error);
  });
  if (!reply.ok) throw await refusalOf(reply);
  return reply;
}

const posted = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export type OutboundMessage = {
  /** E.164. */
  to: string;
  /** Returned with each status of the message, by which it is found even if a process ended before it knew the id. */
  reference: string;
} & (
  | { kind: 'text'; text: string }
  | { kind: 'template'; name: string; language: string; values: readonly string[] }
);

/** Sends a message and returns its id. The WhatsAppError that it throws says if a retry is possible. */
export async function sendMessage(account: WhatsAppAccount, message: OutboundMessage): Promise<string> {
  const content =
    message.kind === 'text'
      ? { type: 'text', text: { body: message.text, preview_url: true } }
      : {
          type: 'template',
          template: {
            name: message.name,
            language: { code: message.language },
            ...(message.values.length > 0 && {
              components: [
                { type: 'body', parameters: message.values.map((text) => ({ type: 'text', text })) },
              ],
            }),
          },
        };
  const reply = await call(
    account,
    `${account.phoneId}/messages`,
    posted({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: message.to.replace(/\D/g, ''),
      biz_opaque_callback_data: message.reference,
      ...content,
    }),
  );
  const body = (await reply.json().catch((cause: unknown) => {
    throw new WhatsAppError('unsure', 'WhatsApp replied and cannot be read', undefined, undefined, { cause });
  })) as { messages?: { id?: string }[] };
  const id = body.messages?.[0]?.id;
  if (!id) throw new WhatsAppError('unsure', 'WhatsApp replied without the id of the message');
  return id;
}

export type MediaInfo = { url: string; mimeType: string; size: number };

/** The address of a file that a person sent, valid for five minutes. */
export async function getMedia(account: WhatsAppAccount, id: string): Promise<MediaInfo> {
  const reply = await call(account, encodeURIComponent(id));
  const body = (await reply.json()) as { url?: string; mime_type?: string; file_size?: number };
  if (!body.url) throw new WhatsAppError('refused', 'WhatsApp says no address of the file');
  return { url: body.url, mimeType: body.mime_type ?? '', size: body.file_size ?? 0 };
}

/** Downloads at most `limit` bytes. A larger file is refused. */
export async function downloadMedia(
  account: WhatsAppAccount,
  url: string,
  limit: number,
): Promise<Uint8Array> {
  const reply = await call(account, url);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of reply.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new WhatsAppError('refused', 'The file is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export type TokenHealth = { isValid: boolean; expiresAt?: Date; businessId?: string };

type DebugToken = {
  data?: {
    is_valid?: boolean;
    expires_at?: number;
    data_access_expires_at?: number;
    granular_scopes?: { scope?: string; target_ids?: string[] }[];
  };
};

/** The token's state, expiry (0 means never) and business account. */
export async function getTokenHealth(account: WhatsAppAccount): Promise<TokenHealth> {
  const reply = await call(account, `debug_token?input_token=${encodeURIComponent(account.token)}`);
  const { data = {} } = (await reply.json()) as DebugToken;
  const ends = [data.expires_at, data.data_access_expires_at].filter((at) => at !== undefined && at > 0);
  const business = data.granular_scopes?.find(({ scope }) => scope === 'whatsapp_business_management');
  const businessId = business?.target_ids?.[0];
  return {
    isValid: data.is_valid === true,
    ...(ends.length > 0 && { expiresAt: new Date(Math.min(...(ends as number[])) * 1000) }),
    ...(businessId && { businessId }),
  };
}

export type RemoteTemplate = {
  id: string;
  name: string;
  language: string;
  category: string;
  status: string;
  reason?: string;
  body: string;
};

type TemplatePage = {
  data?: {
    id: string;
    name: string;
    language: string;
    category: string;
    status: string;
    rejected_reason?: string;
    components?: { type: string; text?: string }[];
  }[];
  paging?: { next?: string };
};

const MAX_PAGES = 20;

export async function listRemoteTemplates(
  account: WhatsAppAccount,
  businessId: string,
): Promise<RemoteTemplate[]> {
  const found: RemoteTemplate[] = [];
  let next: string | undefined =
    `${businessId}/message_templates?limit=100&fields=id,name,language,category,status,rejected_reason,components`;
  for (let page = 0; next && page < MAX_PAGES; page++) {
    const { data = [], paging }: TemplatePage = await (await call(account, next)).json();
    for (const { components, rejected_reason, ...template } of data) {
      const body = components?.find(({ type }) => type === 'BODY')?.text ?? '';
      const reason = rejected_reason && rejected_reason !== 'NONE' ? rejected_reason : undefined;
      found.push({ ...template, body, ...(reason && { reason }) });
    }
    // never send the token to another host
    next = paging?.next?.startsWith(account.url) ? paging.next : undefined;
  }
  return found;
}

/** Submits a template for approval with an example of each variable. Returns its id and state. */
export async function submitTemplate(
  account: WhatsAppAccount,
  businessId: string,
  template: { name: string; language: string; category: string; body: string; examples: readonly string[] },
): Promise<{ id: string; status: string }> {
  const { name, language, category, body, examples } = template;
  const component = {
    type: 'BODY',
    text: body,
    ...(examples.length > 0 && { example: { body_text: [examples] } }),
  };
  const reply = await call(
    account,
    `${businessId}/message_templates`,
    posted({ name, language, category: category.toUpperCase(), components: [component] }),
  );
  const { id = '', status = 'PENDING' } = (await reply.json()) as { id?: string; status?: string };
  return { id, status };
}
