import { AnswerButtons } from '@/components/listings/freshness/answer-buttons';
import { PageTexts } from '@/components/shell/page-texts';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { loadQuestion } from '@/lib/listings/freshness/loaders';
import { SECRET_ADDRESS, texts, titleOf } from '@/lib/platform/language/on-server';
import { ownWordsLang } from '@/lib/platform/language/own-words';
import { formatDate } from '@/lib/platform/text/format';

export const generateMetadata = titleOf('listings/freshness', 'Is it still available?', SECRET_ADDRESS);

export default async function StillAvailablePage({ params }: PageProps<'/still-available/[token]'>) {
  const { t } = await texts('listings/freshness');
  const { token } = await params;
  const { title, type, propertyId, confirmedAt, isPaused, gone } = await loadQuestion(token);
  return (
    <div className="container-page flex max-w-2xl flex-col gap-6 py-10 sm:py-16">
      <Heading level={1}>{t('Is it still available?')}</Heading>
      <div className="flex flex-col gap-1">
        <p className="text-xl" lang={ownWordsLang(title, t.language)}>
          {isPaused ? title : <Link href={`/properties/${propertyId}`}>{title}</Link>}
        </p>
        <p className="text-ink-soft">
          {t('Last confirmed on {day}.', { day: formatDate(confirmedAt, t.language) })}
          {isPaused && ` ${t('It’s paused, so buyers don’t see it.')}`}
        </p>
        {gone > 0 && (
          <p className="text-warning">
            {t(
              '{count, plural, =1 {One or more visitors say} =2 {One or more visitors say} other {# visitors say}} that it’s no longer available.',
              { count: gone },
            )}
          </p>
        )}
      </div>
      <PageTexts of={['listings/freshness']}>
        <AnswerButtons path={`/api/freshness/${token}`} type={type} title={title} />
      </PageTexts>
      <p className="text-ink-soft text-sm">
        {t('You don’t need to sign in. The link works once, for this listing only.')}
      </p>
    </div>
  );
}
