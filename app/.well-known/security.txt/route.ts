import { LANGUAGES } from '@/lib/platform/language/languages';
import { DAY_MS } from '@/lib/platform/time/time';
import { site } from '@/lib/settings/data';

export const dynamic = 'force-dynamic';

const VALID_DAYS = 180;

/** Contact for reporting vulnerabilities (RFC 9116). */
export async function GET() {
  const { url, email } = await site();
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${url}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
