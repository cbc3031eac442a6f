import { type NextRequest, NextResponse } from 'next/server';
import { courtesyRedirect } from '@/lib/auth/login-redirect';

/**
 * Saves people a round trip; it protects nothing. Every page's loader asks the database itself
 * (CVE-2025-29927: a middleware that could be skipped by a header).
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const target = await courtesyRedirect(request.headers, request.nextUrl.pathname, request.nextUrl.search);
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
  ],
};
