import { brochurePdf } from '@/lib/brochure/loaders';
import { brochureQuerySchema } from '@/lib/brochure/schema';
import { notFound } from '@/lib/errors';
import { getLister } from '@/lib/lister/data';
import { getPublicProperty } from '@/lib/listing/data';
import { findCity } from '@/lib/place/rules';
import { listRates } from '@/lib/pricing/data';
import { site } from '@/lib/settings/data';

/** The listing as a PDF to print or send, on one or two pages of A4. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/properties/[id]/brochure.pdf'>,
): Promise<Response> {
  const query = brochureQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) return new Response(query.error.issues[0]?.message, { status: 400 });
  const property = await getPublicProperty((await params).id);
  if (!property) return new Response(notFound('Property not found').message, { status: 404 });
  const [lister, rates, agency] = await Promise.all([
    getLister(property._id),
    listRates(findCity(property.citySlug)?.state ?? ''),
    site(),
  ]);
  const pdf = await brochurePdf({ property, lister, rates, site: agency }, query.data.pages);
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${property.propertyCode ?? property._id}.pdf"`,
    },
  });
}
