import type { NextRequest } from 'next/server';
import { clientIp } from '@/lib/platform/http/client-ip';
import { localPath } from '@/lib/platform/language/languages';
import { pageLanguage } from '@/lib/platform/language/on-server';
import { resolveSearch } from '@/lib/search/box/loaders';

/** The search box's target, with and without JavaScript. Parses the typed text and redirects to the matching list. */
export async function GET(request: NextRequest): Promise<Response> {
  const location = localPath(
    await pageLanguage(),
    await resolveSearch(request.nextUrl.searchParams, { helpFor: clientIp(request.headers) }),
  );
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
