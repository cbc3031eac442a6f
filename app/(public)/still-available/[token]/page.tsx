import type { Metadata } from 'next';
import { AnswerButtons } from '@/components/freshness/answer-buttons';
import { PageTexts } from '@/components/layout/page-texts';
import { formatDate } from '@/lib/format';
import { loadQuestion } from '@/lib/freshness/loaders';

export const metadata: Metadata = {
  title: 'Is it still available?',
  robots: { index: false },
  referrer: 'no-referrer',
};

export default async function StillAvailablePage({ params }: PageProps<'/still-available/[token]'>) {
  const { token } = await params;
  const { title, type, propertyId, confirmedAt, isPaused, gone } = await loadQuestion(token);
  return (
    <div className="container-page flex max-w-2xl flex-col gap-6 py-10 sm:py-16">
      <h1 className="text-3xl sm:text-4xl">Is it still available?</h1>
      <div className="flex flex-col gap-1">
        <p className="text-xl">{isPaused ? title : <a href={`/properties/${propertyId}`}>{title}</a>}</p>
        <p className="text-ink-soft">
          Last confirmed on {formatDate(confirmedAt)}.{isPaused && ' It is paused: buyers do not see it.'}
        </p>
        {gone > 0 && (
          <p className="text-care">
            {gone === 1 ? 'One visitor says' : `${gone} visitors say`} that it is not available any more.
          </p>
        )}
      </div>
      <PageTexts of={['freshness']}>
        <AnswerButtons path={`/api/freshness/${token}`} type={type} title={title} />
      </PageTexts>
      <p className="text-ink-soft text-sm">
        No sign-in is needed. The link answers for this listing only, once.
      </p>
    </div>
  );
}
