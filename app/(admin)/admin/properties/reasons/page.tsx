import { ReasonsEditor } from '@/components/moderation/reasons-editor';
import { PageFrame } from '@/components/shell/page-frame';
import { loadReasons } from '@/lib/moderation/reasons/loaders';

export const metadata = { title: 'Reasons' };

export default async function ReasonsPage() {
  return (
    <PageFrame
      title="Reasons"
      subtitle="Owners read them in their own language; without a translation, in English"
    >
      <ReasonsEditor reasons={await loadReasons()} />
    </PageFrame>
  );
}
