import { createHash, randomBytes } from 'node:crypto';
import type { PagePolicy } from './config';

const TAG = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const DATA_BLOCK =
  /\btype\s*=\s*["']?(?!module\b|text\/javascript\b|importmap\b|speculationrules\b)[^"'\s>]+/i;

/** Policy of everything that is not a page, which can do nothing even if a browser renders it. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const scriptHash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/**
 * The hashes of all inline scripts of a page. Elements with a `src` need none ('self' covers them), and data blocks such as
 * `application/ld+json` are never executed, so policies do not apply to them (HTML, "prepare the script element").
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', content = ''] of html.matchAll(TAG)) {
    if (/\ssrc\s*=/i.test(attributes) || DATA_BLOCK.test(attributes)) continue;
    // the HTML parser normalises line ends before the browser computes the hash
    hashes.add(scriptHash(content.replace(/\r\n?/g, '\n')));
  }
  return [...hashes];
}

/** At least 128 bits, as Content Security Policy Level 3 §8.1 requires. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** Policy of a page rendered per request. Its scripts have a nonce, except for those of its layout. */
export const noncePolicy = ({ policy, inlineScripts }: PagePolicy, path: string, nonce: string): string =>
  policy(path, [`'nonce-${nonce}'`, ...inlineScripts.map(scriptHash)]);
