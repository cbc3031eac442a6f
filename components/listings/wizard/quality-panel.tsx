import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import { adviceMessage, type Quality } from '@/lib/listings/quality.rules';

const MAX_ADVICE = 4;

export function QualityPanel({ quality }: { quality: Quality }) {
  const { t, reply } = useTexts('listings/wizard');
  const advice = quality.advice.slice(0, MAX_ADVICE);
  return (
    <section aria-labelledby="quality-title" className="rounded-md border border-line bg-surface p-5">
      <div className="flex items-baseline justify-between gap-4">
        <Heading level={2} size="card" id="quality-title">
          {t('Listing quality')}
        </Heading>
        <p className="text-ink-soft tabular">
          {t.rich('<b>{score}</b> of 100', {
            score: quality.score,
            b: (text) => <span className="font-bold text-2xl text-ink">{text}</span>,
          })}
        </p>
      </div>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-sunken">
        <div className="h-full rounded-full bg-verified" style={{ width: `${quality.score}%` }} />
      </div>
      {advice.length > 0 ? (
        <ul className="mt-4 flex flex-col gap-2 text-note">
          {advice.map((tip) => (
            <li key={tip.field} className="flex items-baseline justify-between gap-3">
              <span className="first-letter:uppercase">{reply(adviceMessage(tip))}</span>
              <span className="whitespace-nowrap text-ink-soft tabular">+{tip.points}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-4 text-note text-verified">{t('Nothing’s missing.')}</p>
      )}
    </section>
  );
}
