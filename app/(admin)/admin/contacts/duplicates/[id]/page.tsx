import { MergeForm } from '@/components/contacts/merge/merge-form';
import { PageFrame } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { ButtonLink } from '@/components/ui/actions/button';
import { PAIR_REASON_LABELS } from '@/lib/contacts/constants';
import { loadPair } from '@/lib/contacts/duplicates/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('contacts', 'Compare two contacts');

const TEXTS = ['contacts', 'replies'] as const;

export default async function PairPage({ params }: PageProps<'/admin/contacts/duplicates/[id]'>) {
  const { t, label } = await texts('contacts');
  const pair = await loadPair((await params).id);
  return (
    <PageTexts of={TEXTS}>
      <PageFrame
        title={t('Compare two contacts')}
        subtitle={pair.reasons.map((reason) => label(PAIR_REASON_LABELS[reason])).join(' · ')}
        actions={
          <ButtonLink size="sm" variant="quiet" href="/admin/contacts/duplicates">
            {t('Possible duplicates')}
          </ButtonLink>
        }
      >
        <MergeForm pair={pair} />
      </PageFrame>
    </PageTexts>
  );
}
