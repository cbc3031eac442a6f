import { createHash, randomBytes } from 'node:crypto';
import type { PagePolicy } from './config';

const TAG = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const DATA_BLOCK =
  /\btype\s*=\s*["']?(?!module\b|text\/javascript\b|importmap\b|speculationrules\b)[^"'\s>]+/i;

/** For everything that is not a page: if a browser ever renders it, it can do nothing. */
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

/** Content Security Policy Level 3 §8.1 requires at least 128 bits. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** For a page rendered per request: its scripts have a nonce, but for those of its layout. */
export const noncePolicy = ({ policy, inlineScripts }: PagePolicy, path: string, nonce: string): string =>
  policy(path, [`'nonce-${nonce}'`, ...inlineScripts.map(scriptHash)]);
