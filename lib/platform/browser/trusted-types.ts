import { LANGUAGE_SCRIPT } from '@/lib/platform/language/remembered';
import { VISITOR_SCRIPT } from './visitor-mark';

/** The part of Trusted Types that TypeScript's DOM library does not declare. */
type Factory = { createPolicy: (name: string, rules: typeof RULES) => unknown };

const BUILT_FILES = '/_next/static/';
const EMPTY_SCRIPT = '<script></script>';

/** Allowed results for each string. Without a result, the browser blocks it. */
export const RULES = {
  /** Allows the built files, because the bundler's loader sets `script.src` to strings, and the service worker. */
  createScriptURL(address: string): string | undefined {
    const { origin, pathname } = new URL(address, document.baseURI);
    const isOwn = pathname === '/sw.js' || pathname.startsWith(BUILT_FILES);
    return origin === location.origin && isOwn ? address : undefined;
  },
  /** Allows the one fixed string by which React creates a script element that will not run (react-dom, "createInstance"). */
  createHTML(markup: string): string | undefined {
    return markup === EMPTY_SCRIPT ? markup : undefined;
  },
  /** Allows the layouts' scripts when React re-renders a document, and JSON (`application/ld+json`), which does nothing as a script. */
  createScript(text: string): string | undefined {
    if (text === VISITOR_SCRIPT || text === LANGUAGE_SCRIPT) return text;
    try {
      JSON.parse(text);
      return text;
    } catch {
      return undefined;
    }
  },
};

/**
 * Creates the default Trusted Types policy. With `require-trusted-types-for 'script'`, a browser passes it every string that would become a script's address, a
 * script's text or markup, so an injected string can't become code through the DOM.
 */
export function createDefaultPolicy(): void {
  const { trustedTypes } = window as { trustedTypes?: Factory };
  trustedTypes?.createPolicy('default', RULES);
}
