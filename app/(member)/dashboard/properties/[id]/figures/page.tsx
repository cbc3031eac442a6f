import type { Metadata } from 'next';
import { DemandSection } from '@/components/figures/demand-section';
import { FiguresView } from '@/components/figures/figures-view';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { TabLinks } from '@/components/ui/tab-links';
import { pageUser } from '@/lib/auth/page-guards';
import { PERIODS } from '@/lib/listing-figures/constants';
import { loadFigures } from '@/lib/listing-figures/loaders';

export const metadata: Metadata = { title: 'Figures' };

type Props = PageProps<'/dashboard/properties/[id]/figures'>;

/** What a listing has brought, for its owner and for admins. */
export default async function FiguresPage({ params, searchParams }: Props) {
  const { id } = await params;
  const path = `/dashboard/properties/${id}/figures`;
  const session = await pageUser(path);
  const { property, figures, demand } = await loadFigures(session, id, await searchParams);
  return (
    <div className="container-page flex flex-col gap-8 py-8 sm:py-12">
      <div>
        <Breadcrumbs
          crumbs={[
            { name: 'My properties', path: '/dashboard/properties' },
            { name: property.title, path: `/dashboard/properties/${id}` },
            { name: 'Figures', path },
          ]}
        />
        <h1 className="mt-4 text-3xl sm:text-4xl">Figures of {property.title}</h1>
      </div>
      <DemandSection demand={demand} />
      <TabLinks
        label="Period"
        current={String(figures.period)}
        tabs={PERIODS.map((days) => ({
          key: String(days),
          label: `${days} days`,
          href: `${path}?days=${days}`,
        }))}
      />
      <FiguresView figures={figures} />
    </div>
  );
}
