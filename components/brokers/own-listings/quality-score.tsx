import { useId } from 'react';
import { useTexts } from '#language';
import { PlainButton } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { adviceMessage, type Quality } from '@/lib/listings/quality.rules';

type Props = { quality: Quality; title: string; edit: string };

/** The score; pressing it shows the three changes that would raise it most. A native popover. */
export function QualityScore({ quality: { score, advice }, title, edit }: Props) {
  const { t, reply } = useTexts('brokers/own-listings');
  const id = useId();
  return (
    <>
      <PlainButton
        popoverTarget={id}
        className="min-h-6 whitespace-nowrap rounded-md text-sm tabular underline decoration-dotted underline-offset-4"
      >
        <span className="sr-only">{t('Quality of {title}:', { title })} </span>
        {score}
        <span className="text-ink-soft"> / 100</span>
      </PlainButton>
      <div
        id={id}
        popover="auto"
        className="m-auto max-w-sm rounded-md border border-line-strong bg-paper p-5 text-ink"
      >
        <p className="font-bold">{t('{score} of 100 listing quality', { score })}</p>
        {advice.length > 0 ? (
          <>
            <p className="mt-2 text-ink-soft">{t('What would raise it most:')}</p>
            <ul className="mt-1 flex flex-col gap-1">
              {advice.map((tip) => (
                <li key={tip.field} className="flex gap-3">
                  <span className="w-10 shrink-0 font-bold tabular">+{tip.points}</span>
                  <span className="first-letter:uppercase">{reply(adviceMessage(tip))}</span>
                </li>
              ))}
            </ul>
            <p className="mt-3">
              <Link href={edit}>{t('Edit this listing')}</Link>
            </p>
          </>
        ) : (
          <p className="mt-2 text-ink-soft">{t('Nothing is missing.')}</p>
        )}
      </div>
    </>
  );
}
