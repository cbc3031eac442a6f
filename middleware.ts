import { type NextRequest, NextResponse } from 'next/server';
import { guardRedirect, isGuarded } from '@/lib/platform/auth/login-redirect';
import { lowerCasePath } from '@/lib/platform/http/lower-case';
import { isTranslated, LANGUAGE_HEADER, localPath, splitLanguage } from '@/lib/platform/language/languages';

/** An address on this site, because `//host` would lead to another one. */
const here = (path: string, request: NextRequest) => new URL(path.replace(/^\/{2,}/, '/'), request.url);

const PRINT = /^\/properties\/[^/]+\/[\w-]+\.(?:pdf|jpg)$/;

/** The query of an address. A print has one address, and its query names the language. */
function inLanguage({ nextUrl: { pathname, search, searchParams } }: NextRequest): string {
  const { language, path } = splitLanguage(pathname);
  if (language === 'en' || !PRINT.test(path) || searchParams.has('lang')) return search;
  return `${search}${search ? '&' : '?'}lang=${language}`;
}

/**
 * Saves people a round trip by the session and role of the signed cookie; it protects nothing. Every page's loader asks the database
 * itself (CVE-2025-29927: a middleware that could be skipped by a header). An address typed in capitals leads to the page.
 *
 * An address in another language, such as `/mr/buy`, is answered by the page of the rest of it, which is given the language in a
 * header (docs/decisions/0031-languages-by-path-prefix.md). What a visitor writes into that header is taken away.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const { language, path } = splitLanguage(pathname);
  const wanted = localPath(language, lowerCasePath(path) ?? path);
  // temporary, because the page may get another language later
  const status = language === 'en' || isTranslated(path.toLowerCase()) ? 308 : 307;
  if (wanted !== pathname) return NextResponse.redirect(here(wanted + inLanguage(request), request), status);
  const target = isGuarded(path) && (await guardRedirect(request.headers, path, pathname + search));
  if (target) return NextResponse.redirect(here(localPath(language, target), request));
  const headers = new Headers(request.headers);
  headers.delete(LANGUAGE_HEADER);
  if (language === 'en') return NextResponse.next({ request: { headers } });
  headers.set(LANGUAGE_HEADER, language);
  return NextResponse.rewrite(here(path + search, request), { request: { headers } });
}

export const config = {
  runtime: 'nodejs',
  // never /api: Next cuts a body that passes middleware at 10 MB without an error
  matcher: [
    '/admin/:path*',
    '/profile/:path*',
    '/dashboard/:path*',
    '/properties',
    '/properties/new',
    '/properties/edit/:path*',
    '/(mr|hi)',
    '/(mr|hi)/:path*',
    '/((?!api/|media/|og/|_next/|shortlist/|visits/|enquiries/|searches/|still-available/|join/|p/).*[A-Z].*)',
    // anyone who writes the header himself
    { source: '/((?!api/|_next/).*)', has: [{ type: 'header', key: 'x-saptam-language' }] },
  ],
};
