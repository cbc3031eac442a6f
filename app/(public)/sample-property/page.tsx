import type { Metadata } from 'next';
import { SampleView } from '@/components/content/sample/sample-view';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { JsonLd } from '@/components/shell/json-ld';
import { PageTexts } from '@/components/shell/page-texts';
import { texts } from '@/lib/platform/language/on-server';
import { site } from '@/lib/settings/data';
import { breadcrumbList } from '@/lib/settings/format';
import { loadPublicHead } from '@/lib/settings/loaders';

const PATH = '/sample-property';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await texts('content/sample');
  const title = t('A sample listing with video and 3D tour');
  const description = t(
    'What a complete listing looks like here: a 1600 sq. ft. flat with eleven pictures, a video and a 3D tour from room to room. The flat is drawn, not for sale.',
  );
  const head = await loadPublicHead(t.language, PATH, title, description);
  return { ...head, openGraph: { ...head.openGraph, images: [{ url: '/sample/02-1280.webp', alt: title }] } };
}

export default async function SamplePropertyPage() {
  const [s, { t }] = await Promise.all([site(), texts('content/sample')]);
  const crumbs = [
    { name: t('Home'), path: '/' },
    { name: t('Sample listing'), path: PATH },
  ];
  return (
    <div className="container-page py-8 sm:py-12">
      <Breadcrumbs crumbs={crumbs} />
      <PageTexts of={['content/sample']}>
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
