import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isWrite(method: string): boolean {
  return !SAFE_METHODS.has(method);
}

/** The origins that a browser can name for our pages: the configured and the requested one. */
function ownOrigins(request: Request): Set<string> {
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return new Set([new URL(env().SITE_URL).origin, `http://${host}`, `https://${host}`]);
}

/**
 * Refuses writes started by another site's page (OWASP CSRF cheat sheet, "Fetch Metadata" and "Verifying Origin"). Callers other than browsers send neither
 * header and have no ambient cookies to abuse.
 */
export function assertSameOrigin(request: Request): void {
  if (!isWrite(request.method)) return;
  const site = request.headers.get('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') throw new AppError('csrf');
  // started by the person, such as a share to the installed app, whose origin is "null"
  if (site === 'none') return;
  const origin = request.headers.get('origin');
  if (origin && !ownOrigins(request).has(origin)) throw new AppError('csrf');
}
