import { z } from 'zod';
import { readMediaUrl } from './objects/media-address';

const like = (example: string) => `write it like ${example}`;
const HTTP = /^https?$/;
const hostList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  );

/**
 * The environment variables. Only this module reads process.env, and only on first use, because a build has no secrets. Empty means unset, as docker-compose
 * writes it.
 */
const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** `npm start` sets it to the embedded server's address by default. */
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(?:\+srv)?:\/\/[^/?]+\/[^/?]+/, like('mongodb://host:27017/saptam'))
    .default('mongodb://127.0.0.1:27017/saptam'),
  /** Public address of the site without a trailing slash, for canonicals, sitemaps and mails. */
  SITE_URL: z.url({ protocol: HTTP, error: like('https://homes.example') }).default('http://localhost:3000'),
  /** Other host names of the site, separated by commas, such as `www.homes.example`; any other name gets 421. */
  SITE_ALIASES: hostList,
  /** Folder of the database, media, secrets and mail if no external service is set. */
  DATA_DIR: z.string().default('.data'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  /** Number of processes that share the port; by default one per core (packages/front/src/main.ts). */
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).optional(),
  /** Memory for cached responses in each process in MB. */
  CACHE_MB: z.coerce.number().int().min(1).max(65_536).default(128),
  /** The purge address of the CDN with its token, such as `https://token@api.cloudflare.com/client/v4/zones/ZONE/purge_cache`. */
  CDN: z
    .url({ protocol: HTTP, error: like('https://token@host/path') })
    .refine((text) => new URL(text).username !== '', like('https://token@host/path'))
    .optional(),
  /** Port of `/metrics` for Prometheus, which must not be the public one; if unset, nothing is counted (docs/operations.md#metrics). */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Number of demo listings for a database created here; `npm start` uses 600 for the embedded one. */
  DEMO_LISTINGS: z.coerce.number().int().min(0).default(0),
  /** A bucket for pictures, videos, documents and prints, such as `s3://key:secret@host/bucket?region=…`; DATA_DIR if unset. */
  MEDIA_URL: z
    .string()
    .refine((text) => readMediaUrl(text) !== undefined, like('s3://key:secret@host/bucket?region=…'))
    .optional(),
  CLOUDINARY_URL: z.string().startsWith('cloudinary://', like('cloudinary://key:secret@cloud')).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: like('smtp://user:password@host:587') }).optional(),
  /** Internal hosts, comma-separated (`crm.lan:8080`), that webhooks can call even without https; others must have public names. */
  WEBHOOK_PRIVATE_HOSTS: hostList,
  /** An SMS gateway that accepts `{to, text}` as JSON. */
  SMS_URL: z.url({ protocol: HTTP, error: like('https://host/path') }).optional(),
  /** Registrations with Indian operators (docs/operations.md#text-messages); without an entity, only the text is sent. */
  SMS_ENTITY_ID: z
    .string()
    .regex(/^\d{19}$/, '19 digits')
    .optional(),
  SMS_HEADER: z
    .string()
    .regex(/^(?:[A-Z]{6}|\d{6})$/, 'six letters, or six digits for promotions')
    .optional(),
  /** The template id of each text, such as `phone_code:1107161234567890123`, separated by commas. */
  SMS_TEMPLATE_IDS: z
    .string()
    .default('')
    .refine(
      (text) => text === '' || /^[a-z_]+:\d{19}(?:,[a-z_]+:\d{19})*$/.test(text),
      'name:19 digits, with commas',
    )
    .transform(
      (text) =>
        new Map(text === '' ? [] : text.split(',').map((pair) => pair.split(':') as [string, string])),
    ),
  /** Cloud telephony with its address (`https://key:token@api.in.exotel.com/v1/Accounts/sid`), the displayed number and its webhook's secret. */
  TELEPHONY_URL: z.url({ protocol: HTTP, error: like('https://host/path') }).optional(),
  TELEPHONY_NUMBER: z.string().min(6).optional(),
  TELEPHONY_SECRET: z
    .string()
    .regex(/^[\w-]{32}$/, '32 letters, digits, - or _')
    .optional(),
  /** An announcement that the call is recorded; without it, calls are not recorded. */
  TELEPHONY_ANNOUNCEMENT_URL: z.url({ protocol: HTTP, error: like('https://host/path') }).optional(),
  /** The number of the WhatsApp Cloud API, its token, and its webhook's secrets; set all four or none (docs/operations.md#whatsapp). */
  WHATSAPP_PHONE_ID: z.string().regex(/^\d+$/, 'digits').optional(),
  WHATSAPP_TOKEN: z.string().min(20).optional(),
  WHATSAPP_APP_SECRET: z.string().min(16).optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().min(8).optional(),
  WHATSAPP_API_URL: z
    .url({ protocol: HTTP, error: like('https://host/path') })
    .default('https://graph.facebook.com/v24.0'),
  /** A mailbox with plus addressing (`answers@example.com`) that receives replies to conversations. */
  MAIL_REPLY_ADDRESS: z.email().optional(),
  /** The secret with which a mail server posts mails to `/api/mail/inbound`; if unset, that address does not exist. */
  MAIL_INBOUND_SECRET: z.string().min(20).optional(),
  /** A payment gateway with payment links: its address, key, secret and the signing secret of its calls; set all four or none. */
  PAYMENT_URL: z.url({ protocol: HTTP, error: like('https://host/path') }).optional(),
  PAYMENT_KEY: z.string().optional(),
  PAYMENT_SECRET: z.string().optional(),
  PAYMENT_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** A ClamAV daemon that scans every file, such as `unix:/run/clamav/clamd.ctl` or `tcp://127.0.0.1:3310`. */
  CLAMD_URL: z
    .string()
    .regex(/^(unix:\/|tcp:\/\/)/, like('unix:/path or tcp://host:port'))
    .optional(),
  /** The mailbox of MAIL_REPLY_ADDRESS, polled each minute; `imaps://user:password@host/Folder`, or `imap://` with STARTTLS. */
  IMAP_URL: z.url({ protocol: /^imaps?$/, error: like('imaps://user:password@host/Folder') }).optional(),
  MAIL_FROM: z.string().default('Saptam Group <no-reply@localhost>'),
  /** Signing keys, newest first, as `kid:base64,kid:base64`; by default the installation generates its own (lib/platform/crypto/secrets.ts). */
  AUTH_SECRETS: z.string().optional(),
  /** Keys for identity numbers, newest first, as `version:base64,version:base64` with 32 bytes each. */
  DATA_KEYS: z.string().optional(),
  /** Keys that identify this site to push services, as `public:private` in base64url; by default the installation generates its own. */
  VAPID_KEYS: z.string().optional(),
  /** Allowed hosts of push services, for Chrome and Edge, Firefox, Windows and Safari. */
  PUSH_SERVICES: z
    .string()
    .default('fcm.googleapis.com,updates.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com'),
  /** Number of proxies between the visitor and our front that append to X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  BCRYPT_COST: z.coerce.number().int().min(4).max(16).default(10),
  /** Multiplies every rate limit; only for test runs and load tests. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** Days until a guest's or user's activity is removed. */
  ACTIVITY_RETENTION_DAYS: z.coerce.number().int().min(1).default(365),
  /** Days until an IP address is shortened so that it does not identify a household. */
  IP_RETENTION_DAYS: z.coerce.number().int().min(1).default(30),
  /** Days between the request of an erasure and the erasure itself. */
  ERASURE_GRACE_DAYS: z.coerce.number().int().min(0).default(14),
  /**
   * Address of map tiles with {z}/{x}/{y}, a PMTiles file as an absolute path, or `off`, and the attribution that its owner
   * requires. The map works without them.
   */
  MAP_TILES_URL: z.string().default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_ATTRIBUTION: z.string().default('© OpenStreetMap contributors'),
  /** A language model that helps with texts (docs/operations.md#a-language-model); set all three or none. */
  LLM_URL: z
    .url({ protocol: HTTP, error: like('https://host/v1') })
    .refine(
      (text) => `${new URL(text).username}${new URL(text).password}` === '',
      'the key goes into LLM_KEY',
    )
    .optional(),
  LLM_MODEL: z.string().optional(),
  LLM_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'without spaces')
    .optional(),
  /** `0` for a site that does not serve assistants at `/mcp` */
  MCP: z.enum(['0', '1']).default('1'),
  SITE_NAME: z.string().optional(),
  SITE_TAGLINE: z.string().optional(),
  SITE_PHONE: z.string().optional(),
  SITE_EMAIL: z.string().optional(),
  SITE_WHATSAPP: z.string().optional(),
  SITE_ADDRESS: z.string().optional(),
  SITE_RERA_AGENT: z.string().optional(),
  /** `off` for a site that does not ask leaving visitors for their email. */
  SITE_EXIT_POPUP: z.enum(['on', 'off']).default('on'),
});

/** Variables that must be set together. A half-configured account would fail silently, so the start refuses it. */
const TOGETHER = [
  ['WHATSAPP_PHONE_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  ['TELEPHONY_URL', 'TELEPHONY_NUMBER', 'TELEPHONY_SECRET'],
  ['LLM_URL', 'LLM_MODEL', 'LLM_KEY'],
] as const;

const schema = variables.superRefine((given, context) => {
  for (const names of TOGETHER) {
    const missing = names.filter((name) => given[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) continue;
    for (const name of missing)
      context.addIssue({ code: 'custom', path: [name], message: `goes with ${names.join(', ')}` });
  }
});

export type Env = z.infer<typeof schema>;

let parsed: Env | undefined;

/** The validated environment. Throws one readable sentence that names every invalid variable. */
export function env(): Env {
  if (parsed) return parsed;
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    throw new Error(`Correct these settings: ${wrong}`);
  }
  parsed = result.data;
  return parsed;
}
