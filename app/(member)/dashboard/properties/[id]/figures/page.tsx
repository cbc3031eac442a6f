import { HereTooView } from '@/app/_views/here-too';
import { DemandSection } from '@/components/brokers/figures/demand-section';
import { FiguresView } from '@/components/brokers/figures/figures-view';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { PageTexts } from '@/components/shell/page-texts';
import { TabLinks } from '@/components/ui/actions/tab-links';
import { Heading } from '@/components/ui/display/heading';
import { PERIODS } from '@/lib/brokers/figures/constants';
import { loadFigures } from '@/lib/brokers/figures/loaders';
import { actorOf } from '@/lib/platform/auth/actor';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('brokers/figures', 'Figures');

type Props = PageProps<'/dashboard/properties/[id]/figures'>;

export default async function FiguresPage({ params, searchParams }: Props) {
  const { t } = await texts('brokers/figures');
  const { id } = await params;
  const path = `/dashboard/properties/${id}/figures`;
  const session = await pageUser(path);
  const { property, figures, demand } = await loadFigures(session, id, await searchParams);
  return (
    <div className="container-page flex flex-col gap-8 py-8 sm:py-12">
      <div>
        <HereTooView type="listing" id={id} actor={actorOf(session)} />
        <Breadcrumbs
          crumbs={[
            { name: t('My properties'), path: '/dashboard/properties' },
            { name: property.title, path: `/dashboard/properties/${id}` },
            { name: t('Figures'), path },
          ]}
        />
        <Heading level={1} className="mt-4">
          {t('Figures for {title}', { title: property.title })}
        </Heading>
      </div>
      <PageTexts of={['brokers/figures']}>
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
