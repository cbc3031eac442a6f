import { getPublicProperty } from '@/lib/listings/data';
import { isSharedPicture, sharedPicture } from '@/lib/listings/title/format';
import { notFound } from '@/lib/platform/errors';
import { isLanguage } from '@/lib/platform/language/languages';
import { photoFile } from '@/lib/prints/sheet/data';
import { drawListingPicture } from '@/lib/prints/tasks';
import { site } from '@/lib/settings/data';

/** The social picture of a listing. It has one canonical address per language; all others redirect there. */
export async function GET(request: Request, { params }: RouteContext<'/og/[id]'>): Promise<Response> {
  const property = await getPublicProperty((await params).id);
  if (!property) return new Response(notFound('Property not found').message, { status: 404 });
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('lang');
  const language = isLanguage(asked) ? asked : 'en';
  // any other value of a key would draw and store another copy
  if (!isSharedPicture(property, language, searchParams))
    return new Response(null, { status: 307, headers: { location: sharedPicture(property, language) } });
  if (property.images[0]) await photoFile(property.images[0]);
  const jpeg = await drawListingPicture({ property, site: await site(), language }, request.signal);
  return new Response(new Uint8Array(jpeg), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' },
  });
}
