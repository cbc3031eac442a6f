import type { Metadata } from 'next';
import { PropertyView } from '@/components/property/property-view';
import { loadPublicProperty } from '@/lib/property/loaders';
import { propertyDescription, propertyJsonLd } from '@/lib/property/seo';
import { site } from '@/lib/site';

/** Made on the first request, kept, and made anew at the first request after an edit (revalidatePath) or an hour. */
export const revalidate = 3600;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<'/properties/[id]'>): Promise<Metadata> {
  const property = await loadPublicProperty((await params).id);
  const description = propertyDescription(property);
  const path = `/properties/${property._id}`;
  const cover = property.images[0];
  return {
    title: property.title,
    description,
    alternates: { canonical: path },
    openGraph: {
      title: property.title,
      description,
      url: path,
      ...(cover && {
        images: [{ url: cover.url, width: cover.width, height: cover.height, alt: property.title }],
      }),
    },
    twitter: { card: 'summary_large_image' },
  };
}

export default async function PropertyPage({ params }: PageProps<'/properties/[id]'>) {
  const property = await loadPublicProperty((await params).id);
  return (
    <>
      <PropertyView property={property} site={site()} />
      <script type="application/ld+json">{propertyJsonLd(property, site())}</script>
    </>
  );
}
