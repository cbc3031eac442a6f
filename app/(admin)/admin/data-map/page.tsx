import { DataMap } from '@/components/compliance/data-map';
import { PageFrame } from '@/components/shell/page-frame';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { loadDataMap } from '@/lib/registries/personal-data/loaders';

export const generateMetadata = titleOf('compliance/office', 'Data map');

export default async function DataMapPage() {
  const { t } = await texts('compliance/office');
  return (
    <PageFrame
      title={t('Data map')}
      subtitle={t(
        'All records about people, generated from the definitions of personal data and the database schemas. People find all of it in their download. Deleting the account removes it or separates it from the person.',
      )}
    >
      <DataMap areas={await loadDataMap()} />
    </PageFrame>
  );
}
