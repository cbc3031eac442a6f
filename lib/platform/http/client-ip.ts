import { isIP } from 'node:net';
import { env } from '@/lib/platform/env';

const UNKNOWN = '0.0.0.0';

/**
 * The caller's address. Every hop appends the address that it saw to X-Forwarded-For, so only the last
 * entries can be believed: the last one comes from our own edge cache, and as many before it as there are
 * proxies that the operator named with TRUSTED_PROXIES. What a client writes into the header stands further left.
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

/** What limits count by: one IPv4 address, or an IPv6 /64, which is what one household or server gets. */
export function addressKey(ip: string): string {
  if (isIP(ip) !== 6) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const full = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${full.slice(0, 4).join(':')}::/64`;
}
