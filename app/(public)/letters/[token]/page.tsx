import { StopLetters } from '@/components/brokers/letters/stop-letters';
import { PageTexts } from '@/components/shell/page-texts';
import { Heading } from '@/components/ui/display/heading';
import { loadStop } from '@/lib/brokers/letters/loaders';
import { SECRET_ADDRESS, texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('brokers/letters', 'Letters about your home', SECRET_ADDRESS);

/** One press stops a broker's letters to an owner, without signing in. */
export default async function StopLettersPage({ params }: PageProps<'/letters/[token]'>) {
  const { t } = await texts('brokers/letters');
  const { token } = await params;
  const initial = await loadStop(token);
  return (
    <div className="container-page flex max-w-2xl flex-col gap-6 py-10 sm:py-16">
      <Heading level={1}>{t('Letters about your home')}</Heading>
      <PageTexts of={['brokers/letters', 'replies']}>
        <StopLetters path={`/api/letters/link/${token}`} initial={initial} />
      </PageTexts>
    </div>
  );
}
