import { DataMap } from '@/components/compliance/data-map';
import { PageFrame } from '@/components/shell/page-frame';
import { loadDataMap } from '@/lib/registries/personal-data/loaders';

export const metadata = { title: 'Data map' };

export default async function DataMapPage() {
  return (
    <PageFrame
      title="Data map"
      subtitle="Every record about people, generated from the definitions of personal data and the schemas of the database. All of it is in the person's download, and is erased or separated from the person with the account."
    >
      <DataMap areas={await loadDataMap()} />
    </PageFrame>
  );
}
