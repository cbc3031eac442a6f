import 'server-only';
import { createHmac } from 'node:crypto';
import dns, { type LookupAddress } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';

/** Maximum milliseconds for a message to a member's address, from DNS look-up to the last byte of the reply. */
const TIMEOUT_MS = 10_000;
const MAX_REPLY_BYTES = 16_384;
const PORTS = ['', '443', '8443'];

/** Non-public addresses (IANA IPv4 Special-Purpose Address Registry). */
const PRIVATE_4 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE_4.addSubnet(network, bits, 'ipv4');

/** Public IPv6 addresses: global unicast without embedded IPv4 addresses (Teredo, 6to4) and examples. */
const GLOBAL_6 = new BlockList();
GLOBAL_6.addSubnet('2000::', 3, 'ipv6');
const PRIVATE_6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE_6.addSubnet(network, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !PRIVATE_4.check(address, 'ipv4');
  return family === 6 && GLOBAL_6.check(address, 'ipv6') && !PRIVATE_6.check(address, 'ipv6');
}

const LEADS_INSIDE = 'The name resolves to a private address';

const refused = (why: string) => new AppError('invalid', why, { issues: [{ path: 'url', message: why }] });

const isExempt = (url: URL): boolean => env().WEBHOOK_PRIVATE_HOSTS.includes(url.host);

/**
 * Throws 'invalid' with the reason if messages can't be sent to this address. It must be https to a public name, on a port of https, without a password. The
 * name's addresses are checked with each connection, because they may change.
 */
export function checkOutsideUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url) throw refused('Please enter an address that begins with https://');
  if (isExempt(url)) return url;
  if (url.protocol !== 'https:') throw refused('Please enter an address that begins with https://');
  if (url.username || url.password) throw refused('The address must not contain a password');
  if (!PORTS.includes(url.port)) throw refused('The address must use port 443 or 8443');
  const name = url.hostname.replace(/\.$/, '');
  if (
    isIP(name.replace(/^\[|\]$/g, '')) ||
    !name.includes('.') ||
    /\.(?:local|localhost|internal|test|invalid|home\.arpa|onion)$/.test(name)
  )
    throw refused('The address must be a public domain name');
  if (name === new URL(env().SITE_URL).hostname) throw refused('The address must not be on this site');
  return url;
}

/** Looks up a name and refuses private addresses. The connection goes to the checked address (against DNS rebinding). */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = (found ?? []) as LookupAddress[];
    const wrong = addresses.find(({ address }) => !isPublicAddress(address));
    const first = addresses[0];
    if (error || !first || wrong) return callback(error ?? new Error(LEADS_INSIDE), '', 4);
    if (options.all) return callback(null, addresses as never);
    callback(null, first.address, first.family);
  });
};

/** Checks an address before it is stored. Also throws if its name currently leads into a private network. */
export async function checkOutsideName(text: string): Promise<URL> {
  const url = checkOutsideUrl(text);
  if (isExempt(url)) return url;
  const problem = await new Promise<string | undefined>((resolve) =>
    publicLookup(url.hostname, { all: true }, (error) => resolve(error?.message)),
  );
  if (problem === LEADS_INSIDE) throw refused(LEADS_INSIDE);
  return url;
}

/** Signs a message by Standard Webhooks 1.0, with HMAC-SHA256 over id, time and body. */
export function signWebhook(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** Sends JSON and returns the status of the reply. Does not follow redirects, and discards the reply's body. */
export function postOutside(address: string, body: string, headers: Record<string, string>): Promise<number> {
  const url = checkOutsideUrl(address);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const options = {
    method: 'POST',
    agent: false as const,
    signal,
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    },
    ...(!isExempt(url) && { lookup: publicLookup }),
  };
  return new Promise((resolve, reject) => {
    const onReply = (reply: IncomingMessage) => {
      let bytes = 0;
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
        if (bytes > MAX_REPLY_BYTES) reply.destroy();
      });
      reply.on('close', () => resolve(reply.statusCode ?? 0));
      reply.on('error', () => resolve(reply.statusCode ?? 0));
    };
    const sent = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, onReply);
    sent.on('error', reject);
    sent.end(body);
  });
}
