import { createHash, randomBytes } from 'node:crypto';
import type { PagePolicy } from './config';

const TAG = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const DATA_BLOCK =
  /\btype\s*=\s*["']?(?!module\b|text\/javascript\b|importmap\b|speculationrules\b)[^"'\s>]+/i;
const HEAD = /<head[^>]*>/;

/** For everything that is not a page: should a browser ever render it, it can do nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

export function scriptHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source, 'utf8').digest('base64')}'`;
}

/**
 * The hashes of all inline scripts of a page. Elements with a `src` need none ('self' covers them), and data blocks such as
 * `application/ld+json` are never executed, so policies do not apply to them (HTML, "prepare the script element").
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', content = ''] of html.matchAll(TAG)) {
    if (/\ssrc\s*=/i.test(attributes) || DATA_BLOCK.test(attributes)) continue;
    // the HTML parser normalises line ends before the browser takes the hash
    hashes.add(scriptHash(content.replace(/\r\n?/g, '\n')));
  }
  return [...hashes];
}

/** 128 bits: Content Security Policy Level 3 §8.1 asks for at least that. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** The Content-Security-Policy of pages and the headers that every response carries. */
export class Policies {
  private readonly headers: Record<string, string>;
  private readonly firstScriptHash: string;

  constructor(
    private readonly page: PagePolicy,
    private readonly https: boolean,
  ) {
    this.firstScriptHash = scriptHash(page.firstScript);
    this.headers = {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': page.permissions,
      'x-frame-options': 'DENY',
      ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    };
  }

  headersFor(path = ''): Record<string, string> {
    return this.page.framed.test(path) ? { ...this.headers, 'x-frame-options': 'SAMEORIGIN' } : this.headers;
  }

  /** For a page that is cached: exactly its own inline scripts may run. */
  withHashes(path: string, html: string): string {
    return this.policy(path, inlineScriptHashes(html));
  }

  /** For a page that is rendered for one request. The first script has no nonce, because it is added to the finished page. */
  withNonce(path: string, nonce: string): string {
    return this.policy(path, [`'nonce-${nonce}'`, this.firstScriptHash]);
  }

  /**
   * Puts the first script before every other one. A layout of the application could not: Next's own error documents have no
   * layout. React leaves unknown elements in the head alone.
   */
  withFirstScript(html: string): string {
    return html.replace(HEAD, (head) => `${head}<script>${this.page.firstScript}</script>`);
  }

  private policy(path: string, scripts: readonly string[]): string {
    const { sources, trustedTypes, framed } = this.page;
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
      `frame-ancestors ${framed.test(path) ? "'self'" : "'none'"}`,
      "require-trusted-types-for 'script'",
      `trusted-types ${trustedTypes.join(' ')}`,
      ...(this.https ? ['upgrade-insecure-requests'] : []),
    ];
    return directives.join('; ');
  }
}

/** True when `html` contains the place where `withFirstScript` inserts. */
export function hasHead(html: string): boolean {
  return HEAD.test(html);
}
