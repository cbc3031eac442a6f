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
        "Every record about people, generated from the definitions of personal data and the schemas of the database. All of it is in the person's download, and is erased or separated from the person with the account.",
      )}
    >
      <DataMap areas={await loadDataMap()} />
    </PageFrame>
  );
}
