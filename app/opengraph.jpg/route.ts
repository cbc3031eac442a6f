import { drawSitePicture } from '@/lib/prints/tasks';
import { site } from '@/lib/settings/data';

export const dynamic = 'force-dynamic';

/** The social picture of every page without its own (lib/platform/language/page-head.ts). */
export async function GET(request: Request): Promise<Response> {
  const jpeg = await drawSitePicture(await site(), request.signal);
  // the address never changes, but the site's name can
  return new Response(new Uint8Array(jpeg), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600' },
  });
}
