import { AdvertFilter, AdvertTable, ChainState } from '@/components/compliance/advert-archive';
import { PageFrame } from '@/components/shell/page-frame';
import { loadAdverts } from '@/lib/compliance/adverts/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('compliance/adverts', 'Adverts');

export default async function AdvertsPage({ searchParams }: PageProps<'/admin/adverts'>) {
  const { t } = await texts('compliance/adverts');
  const { query, chain, adverts } = await loadAdverts(await searchParams);
  return (
    <PageFrame
      title={t('Adverts')}
      subtitle={t(
        'Every public version of a page, portal text, brochure, card or picture, with its dates and the document itself.',
      )}
    >
      <ChainState chain={chain} />
      <AdvertFilter query={query} />
      <AdvertTable adverts={adverts} />
    </PageFrame>
  );
}
