import { sitePicture } from '@/lib/prints/loaders';
import { site } from '@/lib/settings/data';

export const dynamic = 'force-dynamic';

/** The picture of every page that has none of its own (lib/platform/page-head.ts). */
export async function GET(): Promise<Response> {
  const reply = await sitePicture(await site());
  // its address never changes, the name of the house may
  reply.headers.set('cache-control', 'public, max-age=3600');
  return reply;
}
