import { sitePicture } from '@/lib/prints/drawing';
import { site } from '@/lib/settings/data';

export const dynamic = 'force-dynamic';

/** The social picture of every page without its own (lib/platform/language/page-head.ts). */
export async function GET(): Promise<Response> {
  const reply = await sitePicture(await site());
  // the address never changes, but the site's name may
  reply.headers.set('cache-control', 'public, max-age=3600');
  return reply;
}
