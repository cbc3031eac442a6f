import { MergeForm } from '@/components/contacts/merge/merge-form';
import { PageFrame } from '@/components/shell/page-frame';
import { ButtonLink } from '@/components/ui/actions/button';
import { PAIR_REASON_LABELS } from '@/lib/contacts/constants';
import { loadPair } from '@/lib/contacts/duplicates/loaders';

export const metadata = { title: 'Compare two contacts' };

export default async function PairPage({ params }: PageProps<'/admin/contacts/duplicates/[id]'>) {
  const pair = await loadPair((await params).id);
  return (
    <PageFrame
      title="Compare two contacts"
      subtitle={pair.reasons.map((reason) => PAIR_REASON_LABELS[reason]).join(' · ')}
      actions={
        <ButtonLink size="sm" variant="quiet" href="/admin/contacts/duplicates">
          Possible duplicates
        </ButtonLink>
      }
    >
      <MergeForm pair={pair} />
    </PageFrame>
  );
}
