import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageTexts } from '@/components/layout/page-texts';
import { SampleView } from '@/components/sample/sample-view';
import { JsonLd } from '@/components/seo/json-ld';
import { pageText } from '@/lib/language/on-server';
import { publicHead } from '@/lib/page-head';
import { site } from '@/lib/settings/data';
import { breadcrumbList } from '@/lib/structured-data/format';

const PATH = '/sample-property';

export async function generateMetadata(): Promise<Metadata> {
  const t = await pageText('sample');
  const title = t('A sample listing with video and 3D tour');
  const description = t(
    'What a complete listing looks like here: a 1600 sq. ft. flat with eleven pictures, a video and a 3D tour from room to room. The flat is drawn, not for sale.',
  );
  const head = publicHead(t.language, PATH, title, description);
  return { ...head, openGraph: { ...head.openGraph, images: [{ url: '/sample/02-1280.webp' }] } };
}

export default async function SamplePropertyPage() {
  const [s, t] = await Promise.all([site(), pageText('sample')]);
  const crumbs = [
    { name: t('Home'), path: '/' },
    { name: t('Sample listing'), path: PATH },
  ];
  return (
    <div className="container-page py-8 sm:py-12">
      <Breadcrumbs crumbs={crumbs} />
      <PageTexts of={['sample']}>
        <SampleView site={s} />
      </PageTexts>
      <p className="measure mt-10 border-line border-t pt-4 text-ink-soft">
        {t(
          'This flat exists only as a drawing: it shows what we want every listing to have. The pictures, the video and the tour come from one model.',
        )}
      </p>
      <JsonLd documents={[breadcrumbList(s, crumbs, t.language)]} />
    </div>
  );
}
