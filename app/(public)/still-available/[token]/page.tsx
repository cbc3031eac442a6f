import type { Metadata } from 'next';
import { AnswerButtons } from '@/components/freshness/answer-buttons';
import { PageTexts } from '@/components/layout/page-texts';
import { Link } from '@/components/ui/link';
import { formatDate } from '@/lib/format';
import { loadQuestion } from '@/lib/freshness/loaders';
import { ownWordsLang } from '@/lib/language/languages';
import { pageText } from '@/lib/language/on-server';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageText('freshness'))('Is it still available?'),
  robots: { index: false },
  referrer: 'no-referrer',
});

export default async function StillAvailablePage({ params }: PageProps<'/still-available/[token]'>) {
  const t = await pageText('freshness');
  const { token } = await params;
  const { title, type, propertyId, confirmedAt, isPaused, gone } = await loadQuestion(token);
  return (
    <div className="container-page flex max-w-2xl flex-col gap-6 py-10 sm:py-16">
      <h1 className="text-3xl sm:text-4xl">{t('Is it still available?')}</h1>
      <div className="flex flex-col gap-1">
        <p className="text-xl" lang={ownWordsLang(title, t.language)}>
          {isPaused ? title : <Link href={`/properties/${propertyId}`}>{title}</Link>}
        </p>
        <p className="text-ink-soft">
          {t('Last confirmed on {day}.', { day: formatDate(confirmedAt, t.language) })}
          {isPaused && ` ${t('It is paused: buyers do not see it.')}`}
        </p>
        {gone > 0 && (
          <p className="text-care">
            {t(
              '{count, plural, one {One visitor says} other {# visitors say}} that it is not available any more.',
              { count: gone },
            )}
          </p>
        )}
      </div>
      <PageTexts of={['freshness']}>
        <AnswerButtons path={`/api/freshness/${token}`} type={type} title={title} />
      </PageTexts>
      <p className="text-ink-soft text-sm">
        {t('No sign-in is needed. The link answers for this listing only, once.')}
      </p>
    </div>
  );
}
