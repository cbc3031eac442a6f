import { useTexts } from '#language';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import type { ArchiveDto } from '@/lib/imports/archives/dto';
import { ArchiveList, ArchiveMaker, RestoreForm } from './archive-list';

const WHAT = {
  own: 'Contains everything in your name.',
  team: 'Contains all of your team’s data.',
  office: 'Contains all of the office’s data, including the contact directory.',
} as const;

type Props = { reach: keyof typeof WHAT | undefined; archives: ArchiveDto[] };

export function ArchivePage({ reach, archives }: Props) {
  const { t } = useTexts('imports/archive');
  const running = archives.find(({ status }) => status === 'making' || status === 'reading');
  const past = archives.filter(({ id }) => id !== running?.id);
  return (
    <DashboardFrame title={t('Export all data')} texts={['imports/archive', 'replies', 'common']}>
      <section className="flex max-w-2xl flex-col gap-3">
        <p className="text-ink-soft">
          {t(
            'One ZIP with your lists as CSV and Excel, photos in full size, documents, conversations and a readme.',
          )}{' '}
          {reach && t(WHAT[reach])}
        </p>
        {reach ? (
          <ArchiveMaker key={running?.id ?? 'none'} running={running} />
        ) : (
          <Notice>{t('Your role in the team does not allow this. Please ask its owner')}</Notice>
        )}
      </section>
      {!running && (
        <section className="flex max-w-2xl flex-col gap-3 border-line border-t pt-6">
          <Heading level={2} size="panel">
            {t('Import an exported ZIP')}
          </Heading>
          <p className="text-ink-soft">
            {t(
              'A ZIP exported here or from another installation of this site. Existing entries stay as they are; everything else becomes yours.',
            )}
          </p>
          <RestoreForm />
        </section>
      )}
      <section className="flex max-w-2xl flex-col gap-3 border-line border-t pt-6">
        <Heading level={2} size="panel">
          {t('Past ZIPs')}
        </Heading>
        {past.length > 0 ? (
          <ArchiveList archives={past} />
        ) : (
          <p className="text-ink-soft">{t('No ZIP yet')}</p>
        )}
      </section>
    </DashboardFrame>
  );
}
