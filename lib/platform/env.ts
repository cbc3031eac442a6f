import { z } from 'zod';
import { readCdn } from './cache/cdn-address';
import { readMediaUrl } from './objects/media-address';

/**
 * The only reader of process.env. Parsed on first use, so that a build needs no secrets.
 * An empty variable counts as unset, as docker-compose writes them.
 */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** `npm start` sets it to the embedded server's address when it is not given */
  MONGODB_URI: z.string().default('mongodb://127.0.0.1:27017/saptam'),
  /** public address of the site, without a trailing slash: canonicals, sitemaps, mails */
  SITE_URL: z.url().default('http://localhost:3000'),
  /** other names under which the site may be asked for, with commas: `www.homes.example`. Any other name gets 421 */
  SITE_ALIASES: z
    .string()
    .default('')
    .transform((text) =>
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  /** where installations keep the database, media, secrets and mail when no outside service is given */
  DATA_DIR: z.string().default('.data'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  /** processes that share the port; one per core unless told (packages/edge-cache/src/main.ts) */
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).optional(),
  /** memory for cached responses in each process */
  CACHE_MB: z.coerce.number().int().min(1).max(65_536).default(128),
  /** the folder of the `proxy_cache` of an nginx in front (docs/operations.md#nginx-as-a-cache) */
  NGINX_CACHE_DIR: z.string().optional(),
  /** the cache in front, which is told by tag what to drop: `varnish+http://host:6081`, `fastly://token@api.fastly.com/SERVICE` or `cloudflare://token@api.cloudflare.com/ZONE` */
  CDN: z
    .string()
    .refine((text) => readCdn(text) !== undefined, 'varnish+http://host:port, fastly://… or cloudflare://…')
    .optional(),
  /** where Prometheus reads `/metrics`; without it nothing is counted. Never the public port (docs/operations.md#metrics) */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** how many demo listings a database that was created here is filled with; `npm start` says 600 for the embedded one */
  DEMO_LISTINGS: z.coerce.number().int().min(0).default(0),
  /** a bucket for pictures, videos, documents and prints: `s3://key:secret@host/bucket?region=…`; DATA_DIR without it */
  MEDIA_URL: z
    .string()
    .refine((text) => readMediaUrl(text) !== undefined, 's3://key:secret@host/bucket?region=…')
    .optional(),
  CLOUDINARY_URL: z.string().startsWith('cloudinary://').optional(),
  SMTP_URL: z.string().startsWith('smtp').optional(),
  /** a gateway that sends text messages: it gets `{to, text}` as JSON */
  SMS_URL: z.string().startsWith('http').optional(),
  /** a mailbox that takes plus addresses (`answers@example.com`): answers to mails of a conversation come there */
  MAIL_REPLY_ADDRESS: z.email().optional(),
  /** what a mail server says when it hands in a mail at `/api/mail/inbound`; without it there is no such address */
  MAIL_INBOUND_SECRET: z.string().min(20).optional(),
  /** a payment gateway with payment links: its address, key and secret, and the secret that it signs its calls with; all four or none */
  PAYMENT_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYMENT_KEY: z.string().optional(),
  PAYMENT_SECRET: z.string().optional(),
  PAYMENT_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** a ClamAV daemon that looks at every file: `unix:/run/clamav/clamd.ctl` or `tcp://127.0.0.1:3310` */
  CLAMD_URL: z
    .string()
    .regex(/^(unix:\/|tcp:\/\/)/, 'unix:/path or tcp://host:port')
    .optional(),
  /** the mailbox of MAIL_REPLY_ADDRESS, to be read each minute: `imaps://user:password@host/Folder`, or `imap://` with STARTTLS */
  IMAP_URL: z.url({ protocol: /^imaps?$/ }).optional(),
  MAIL_FROM: z.string().default('Saptam Group <no-reply@localhost>'),
  /** signing keys, newest first: `kid:base64,kid:base64`; without it the installation makes its own (lib/platform/crypto/secrets.ts) */
  AUTH_SECRETS: z.string().optional(),
  /** keys for identity numbers, newest first: `version:base64,version:base64`, 32 bytes each */
  DATA_KEYS: z.string().optional(),
  /** the keys by which push services know this site: `public:private`, base64url; without them the installation makes its own */
  VAPID_KEYS: z.string().optional(),
  /** hosts that browsers may give as their push service: Chrome and Edge, Firefox, Windows, Safari */
  PUSH_SERVICES: z
    .string()
    .default('fcm.googleapis.com,updates.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com'),
  /** proxies between the visitor and our edge cache that append to X-Forwarded-For */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  BCRYPT_COST: z.coerce.number().int().min(4).max(16).default(12),
  /** multiplies every rate limit; only test runs and load tests raise it */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** days until a guest's or a user's activity is removed */
  ACTIVITY_RETENTION_DAYS: z.coerce.number().int().min(1).default(365),
  /** days until an address (IP) is shortened so that it names no household */
  IP_RETENTION_DAYS: z.coerce.number().int().min(1).default(30),
  /** days between asking for erasure and the erasure itself */
  ERASURE_GRACE_DAYS: z.coerce.number().int().min(0).default(14),
  /**
   * Address of map pictures with {z}/{x}/{y}, a PMTiles file as an absolute path, or `off`; and the words that their owner asks
   * for. The map works without them.
   */
  MAP_TILES_URL: z.string().default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_ATTRIBUTION: z.string().default('© OpenStreetMap contributors'),
  SITE_NAME: z.string().optional(),
  SITE_TAGLINE: z.string().optional(),
  SITE_PHONE: z.string().optional(),
  SITE_EMAIL: z.string().optional(),
  SITE_WHATSAPP: z.string().optional(),
  SITE_ADDRESS: z.string().optional(),
  SITE_RERA_AGENT: z.string().optional(),
  /** `off` for a site that does not want to ask visitors who are about to leave for their address */
  SITE_EXIT_POPUP: z.enum(['on', 'off']).default('on'),
});

export type Env = z.infer<typeof schema>;

let parsed: Env | undefined;

/** The validated environment. Throws one readable sentence that names every wrong variable. */
export function env(): Env {
  if (parsed) return parsed;
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    throw new Error(`The environment is not usable: ${wrong}`);
  }
  parsed = result.data;
  return parsed;
}
