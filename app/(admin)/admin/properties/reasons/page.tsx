import { ReasonsEditor } from '@/components/moderation/reasons-editor';
import { PageFrame } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { loadReasons } from '@/lib/moderation/reasons/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('moderation/office', 'Reasons');

const TEXTS = ['moderation/office', 'labels', 'replies'] as const;

export default async function ReasonsPage() {
  const { t } = await texts('moderation/office');
  return (
    <PageTexts of={TEXTS}>
      <PageFrame
        title={t('Reasons')}
        subtitle={t('Owners read them in their own language, or in English if there’s no translation')}
      >
        <ReasonsEditor reasons={await loadReasons()} />
      </PageFrame>
    </PageTexts>
  );
}
