import type { NextRequest } from 'next/server';
import { resolveSearch } from '@/lib/search-box/loaders';

/** The target of the search box, with and without JavaScript: parses the typed text and redirects to its list. */
export async function GET(request: NextRequest): Promise<Response> {
  const location = await resolveSearch(request.nextUrl.searchParams);
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
