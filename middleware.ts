import { type NextRequest, NextResponse } from 'next/server';
import { isGuarded, loginRedirect } from '@/lib/auth/login-redirect';
import { lowerCasePath } from '@/lib/http/lower-case';

/**
 * Saves people a round trip; it protects nothing. Every page's loader asks the database itself
 * (CVE-2025-29927: a middleware that could be skipped by a header). An address typed in capitals leads to the page.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const lower = lowerCasePath(pathname);
  if (lower) return NextResponse.redirect(new URL(lower + search, request.url), 308);
  const target = isGuarded(pathname) && (await loginRedirect(request.headers, pathname, search));
  return target ? NextResponse.redirect(new URL(target, request.url)) : NextResponse.next();
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
    '/((?!api/|media/|og/|_next/|shortlist/|visits/|searches/|still-available/|join/).*[A-Z].*)',
  ],
};
