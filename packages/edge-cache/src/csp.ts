import { createHash, randomBytes } from 'node:crypto';
import { TRUSTED_TYPES_SCRIPT } from './trusted-types';

/** What pages may load past their own origin: one list, so that adding a source is a reviewed line. */
export type CspSources = { image: readonly string[]; frame: readonly string[]; media: readonly string[] };

export type CspConfig = {
  sources: CspSources;
  https: boolean;
  /** our own pages may show this one in a frame; nobody else's may */
  framed?: boolean;
};

/** The pages that stand in frames of ours. */
const FRAMED = /^\/tour\/[a-z-]+$/;

export function configFor(path: string, config: CspConfig): CspConfig {
  return FRAMED.test(path) ? { ...config, framed: true } : config;
}

const TAG = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const DATA_BLOCK =
  /\btype\s*=\s*["']?(?!module\b|text\/javascript\b|importmap\b|speculationrules\b)[^"'\s>]+/i;

export function scriptHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source, 'utf8').digest('base64')}'`;
}

/**
 * The hashes of all inline scripts of a page. Elements with a `src` need none ('self' covers them), and data blocks such as
 * `application/ld+json` are never executed, which is why policies do not apply to them (HTML, "prepare the script element").
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', content = ''] of html.matchAll(TAG)) {
    if (/\ssrc\s*=/i.test(attributes) || DATA_BLOCK.test(attributes)) continue;
    // the parser normalises line ends before the hash is taken
    hashes.add(scriptHash(content.replace(/\r\n?/g, '\n')));
  }
  return [...hashes];
}

function policy(scripts: readonly string[], { sources, https, framed }: CspConfig): string {
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    // React writes style attributes, and styles cannot run code; scripts are what the policy is strict about
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${sources.image.join(' ')}`.trim(),
    `media-src 'self' blob: ${sources.media.join(' ')}`.trim(),
    `frame-src ${sources.frame.join(' ') || "'none'"}`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    // `nextjs` is what Next's own client asks for; `default` is ours (trusted-types.ts)
    'trusted-types default nextjs',
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** For a page that is kept: exactly its own inline scripts may run. */
export function hashPolicy(html: string, config: CspConfig): string {
  return policy(inlineScriptHashes(html), config);
}

/** The front door's own inline script; its hash stands in nonce policies, because it has no nonce. */
const FIXED_HASHES = [scriptHash(TRUSTED_TYPES_SCRIPT)];

/** For a page that is made for one request; 128 bits (CSP level 3 §8.1 asks for at least that). */
export function noncePolicy(nonce: string, config: CspConfig): string {
  return policy([`'nonce-${nonce}'`, ...FIXED_HASHES], config);
}

export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** For everything that is no page: should a browser ever render it, it can do nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
