import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import { REASONS, type Reason } from '@/lib/content/constants';
import { formatNumber } from '@/lib/platform/text/format';
import type { Testimonial } from '@/lib/settings/testimonials/constants';

/** Current counts of this site. Zeros are not shown. */
export function Reasons({ counts }: { counts: Record<Reason['count'], number> }) {
  const { label } = useTexts();
  return (
    <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-flow-col lg:auto-cols-fr">
      {REASONS.filter(({ count }) => counts[count] > 0).map(({ count, title, text }) => (
        <li key={title} className="border-ink border-t pt-3 sm:pt-5">
          <Heading level={3} size="panel">
            <span className="text-3xl text-accent tabular leading-none sm:mb-2 sm:block sm:text-5xl">
              {formatNumber(counts[count])}
            </span>{' '}
            {label(title)}
          </Heading>
          <p className="mt-1 text-ink-soft sm:mt-2">{label(text)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Letters that clients allowed the office to print. Examples of the demo set are labelled as invented. */
export function Testimonials({ letters }: { letters: readonly Testimonial[] }) {
  const { t, label } = useTexts('search/home');
  return (
    <ul className="grid gap-x-10 gap-y-6 md:grid-cols-3 md:gap-y-10">
      {letters.map(({ name, about, text, isExample }) => (
        <li key={name + text} className="flex">
          <figure className="flex flex-col gap-2 sm:gap-4">
            {isExample && (
              <div>
                <Badge variant="warning">{t('Example, not a client')}</Badge>
              </div>
            )}
            <blockquote className="sm:text-lg">{label(text)}</blockquote>
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
