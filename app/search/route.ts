import type { NextRequest } from 'next/server';
import { leadTo } from '@/lib/search-box/loaders';

/** Where the search box sends its words, with and without JavaScript: they are read, and the browser is sent on. */
export async function GET(request: NextRequest): Promise<Response> {
  const location = await leadTo(request.nextUrl.searchParams);
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
