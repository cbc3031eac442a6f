import type { Metadata } from 'next';
import { DemandSection } from '@/components/figures/demand-section';
import { FiguresView } from '@/components/figures/figures-view';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageTexts } from '@/components/layout/page-texts';
import { TabLinks } from '@/components/ui/tab-links';
import { pageUser } from '@/lib/auth/page-guards';
import { pageText } from '@/lib/language/on-server';
import { PERIODS } from '@/lib/listing-figures/constants';
import { loadFigures } from '@/lib/listing-figures/loaders';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageText('figures'))('Figures'),
});

type Props = PageProps<'/dashboard/properties/[id]/figures'>;

/** What a listing has brought, for its owner and for admins. */
export default async function FiguresPage({ params, searchParams }: Props) {
  const t = await pageText('figures');
  const { id } = await params;
  const path = `/dashboard/properties/${id}/figures`;
  const session = await pageUser(path);
  const { property, figures, demand } = await loadFigures(session, id, await searchParams);
  return (
    <div className="container-page flex flex-col gap-8 py-8 sm:py-12">
      <div>
        <Breadcrumbs
          crumbs={[
            { name: t('My properties'), path: '/dashboard/properties' },
            { name: property.title, path: `/dashboard/properties/${id}` },
            { name: t('Figures'), path },
          ]}
        />
        <h1 className="mt-4 text-3xl sm:text-4xl">{t('Figures of {title}', { title: property.title })}</h1>
      </div>
      <PageTexts of={['figures']}>
        <DemandSection demand={demand} />
        <TabLinks
          label={t('Period')}
          current={String(figures.period)}
          tabs={PERIODS.map((days) => ({
            key: String(days),
            label: t('{days} days', { days }),
            href: `${path}?days=${days}`,
          }))}
        />
        <FiguresView figures={figures} />
      </PageTexts>
    </div>
  );
}
