import { getPublicProperty } from '@/lib/listings/data';
import { notFound } from '@/lib/platform/errors';
import { isLanguage } from '@/lib/platform/language/languages';
import { listingPicture } from '@/lib/prints/loaders';
import { site } from '@/lib/settings/data';

/** The picture that a shared link to a listing shows. */
export async function GET(request: Request, { params }: RouteContext<'/og/[id]'>): Promise<Response> {
  const property = await getPublicProperty((await params).id);
  if (!property) return new Response(notFound('Property not found').message, { status: 404 });
  const language = new URL(request.url).searchParams.get('lang');
  return listingPicture(property, await site(), isLanguage(language) ? language : 'en');
}
