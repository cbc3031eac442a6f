import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { REASONS, type Reason } from '@/lib/content/constants';
import { formatNumber } from '@/lib/platform/text/format';
import type { Testimonial } from '@/lib/settings/testimonials/constants';

type ReasonsProps = {
  counts: Record<Reason['count'], number>;
  /** true if the firm's age is the demo set's */
  isExample: boolean;
};

/** Reasons to choose this firm, each with its figure. Hides zero figures. */
export function Reasons({ counts, isExample }: ReasonsProps) {
  const { t, label } = useTexts('search/home');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what moves sideways on a phone is reached by keyboard
    <ul tabIndex={0} className="tile-row lg:gap-x-10">
      {REASONS.filter(({ count }) => counts[count] > 0).map(({ count, title, text }) => (
        <li key={title} className="border-ink border-t pt-2 max-lg:w-72 sm:pt-5">
          <Heading level={3} size="panel">
            <span className="text-3xl text-accent tabular leading-none sm:mb-2 sm:block sm:text-5xl">
              {formatNumber(counts[count])}
              {count === 'years' && '+'}
            </span>{' '}
            {label(title)}
          </Heading>
          {count === 'years' && isExample && (
            <Badge variant="warning">{t('Example, not this firm’s own')}</Badge>
          )}
          <p className="mt-1 text-ink-soft max-sm:text-note sm:mt-2">{label(text)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Letters that clients allowed the office to publish. Examples of the demo set are labelled as invented. */
export function Testimonials({ letters }: { letters: readonly Testimonial[] }) {
  const { t, label } = useTexts('search/home');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what moves sideways on a phone is reached by keyboard
    <ul tabIndex={0} className="tile-row lg:gap-x-10">
      {letters.map(({ name, about, stars, text, isExample }) => (
        <li key={name + text} className="flex max-lg:w-72">
          <figure className="flex flex-col gap-2 sm:gap-4">
            <div className="flex flex-wrap items-center gap-x-3">
              {stars && (
                <span
                  role="img"
                  aria-label={t('{stars}-star testimonial', { stars })}
                  className="text-accent text-lg"
                >
                  {'★'.repeat(stars)}
                </span>
              )}
              {isExample && <Badge variant="warning">{t('Example, not a client')}</Badge>}
            </div>
            <blockquote className="max-sm:text-note sm:text-lg">{label(text)}</blockquote>
            <figcaption className="mt-auto">
              <span className="block font-bold">{label(name)}</span>
              <span className="text-ink-soft">
                {about
                  .split(', ')
                  .map((part) => label(part))
                  .join(', ')}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
