import { LetterList } from '@/components/brokers/letters/letter-list';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { loadLetters } from '@/lib/brokers/letters/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('brokers/letters', 'Letters to owners');

export default async function LettersPage() {
  const { t } = await texts('brokers/letters');
  const letters = await loadLetters();
  return (
    <DashboardFrame title={t('Letters to owners')} texts={['brokers/letters', 'replies']}>
      <p className="measure text-ink-soft">
        {t(
          'Every Monday at 6 we write a letter about the week for each owner you’ve entered with a listing. It goes out at 11 unless you hold it.',
        )}
      </p>
      <LetterList letters={letters} />
    </DashboardFrame>
  );
}
