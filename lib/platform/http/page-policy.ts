import 'server-only';
import { env } from '@/lib/platform/env';
import { splitLanguage } from '@/lib/platform/language/languages';

/** True for pages that the site shows in its own frames, in any language. */
const isFramed = (path: string) => /^\/tour\/[a-z-]+$/.test(splitLanguage(path).path);

/** Permissions of pages. Geolocation and the camera are allowed only on the site's own pages. */
const PERMISSIONS =
  'accelerometer=(), autoplay=(self), camera=(self), display-capture=(), fullscreen=*, geolocation=(self), gyroscope=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()';

const isHttps = () => env().SITE_URL.startsWith('https:');

export function securityHeaders(path: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    'x-frame-options': isFramed(path) ? 'SAMEORIGIN' : 'DENY',
    ...(isHttps() && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** The origin of a map tile address, in which `{s}` represents the subdomains of a tile server. */
function tileOrigin(template: string): string {
  const match = /^(https?:\/\/)([^/]+)/.exec(template);
  return match ? `${match[1]}${match[2]!.replace('{s}', '*')}` : '';
}

/**
 * The Content-Security-Policy of a page. `scripts` has the nonce or the hashes of allowed inline scripts. A new external source of pictures, videos or frames
 * needs a reviewed line here. Scripts come only from the site itself.
 */
export function contentSecurityPolicy(path: string, scripts: readonly string[]): string {
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    // React writes style attributes, and styles cannot run code; the policy is strict about scripts
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https://res.cloudinary.com ${tileOrigin(env().MAP_TILES_URL)}`.trim(),
    "media-src 'self' blob: https://res.cloudinary.com",
    "frame-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed(path) ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    // `nextjs` is requested by Next's own client; `default` is created in instrumentation-client.ts
    'trusted-types default nextjs',
    ...(isHttps() ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** Policy of the service worker, which is separate from the page's (CSP 3, "worker contexts"). It fetches from the site and loads nothing. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";
