import { sitePicture } from '@/lib/seo/site-picture';
import { site } from '@/lib/site';

export const dynamic = 'force-dynamic';

/** The picture of every page that has none of its own (lib/seo/open-graph.ts). */
export async function GET(): Promise<Response> {
  const reply = await sitePicture(await site());
  // its address never changes, the name of the house may
  reply.headers.set('cache-control', 'public, max-age=3600');
  return reply;
}
