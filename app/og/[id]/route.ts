import { notFound } from '@/lib/errors';
import { isLanguage } from '@/lib/language/languages';
import { getPublicProperty } from '@/lib/listing/data';
import { site } from '@/lib/settings/data';
import { listingPicture } from '@/lib/social-picture/loaders';

/** The picture that a shared link to a listing shows. */
export async function GET(request: Request, { params }: RouteContext<'/og/[id]'>): Promise<Response> {
  const property = await getPublicProperty((await params).id);
  if (!property) return new Response(notFound('Property not found').message, { status: 404 });
  const asked = new URL(request.url).searchParams.get('lang');
  return listingPicture(property, await site(), isLanguage(asked) ? asked : 'en');
}
