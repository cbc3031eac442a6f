import { isIP } from 'node:net';
import { env } from '@/lib/platform/env';

const UNKNOWN = '0.0.0.0';

/**
 * The caller's address. Every hop appends the address it saw to X-Forwarded-For, so only the last entries are reliable. The last one comes from our own front,
 * and before it are as many as the operator's TRUSTED_PROXIES. Entries sent by a client are further left.
 */
export function clientIp(headers: Headers, trustedProxies: number = env().TRUSTED_PROXIES): string {
  const hops = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  const address = hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? '';
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) ? plain : UNKNOWN;
}

/** The key of limits: one IPv4 address, or an IPv6 /64, because one household or server gets that. */
export function addressKey(ip: string): string {
  if (isIP(ip) !== 6) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const full = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${full.slice(0, 4).join(':')}::/64`;
}
