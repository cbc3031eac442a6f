import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { SampleView } from '@/components/sample/sample-view';
import { JsonLd } from '@/components/seo/json-ld';
import { site } from '@/lib/settings/data';
import { breadcrumbList } from '@/lib/structured-data/format';

const title = 'A sample listing with video and 3D tour';
const description =
  'What a complete listing looks like here: a 1600 sq. ft. flat with eleven pictures, a video and a 3D tour from room to room. The flat is drawn, not for sale.';

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: '/sample-property' },
  openGraph: { title, description, url: '/sample-property', images: [{ url: '/sample/02-1280.webp' }] },
};

const CRUMBS = [
  { name: 'Home', path: '/' },
  { name: 'Sample listing', path: '/sample-property' },
];

export default async function SamplePropertyPage() {
  const s = await site();
  return (
    <div className="container-page py-8 sm:py-12">
      <Breadcrumbs crumbs={CRUMBS} />
      <SampleView site={s} />
      <p className="measure mt-10 border-line border-t pt-4 text-ink-soft">
        This flat exists only as a drawing: it shows what we want every listing to have. The pictures, the
        video and the tour come from one model.
      </p>
      <JsonLd documents={[breadcrumbList(s, CRUMBS)]} />
    </div>
  );
}
