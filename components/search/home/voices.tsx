import { Star } from 'lucide-react';
import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';
import { REASONS, TESTIMONIALS } from '@/lib/content/constants';
import { formatNumber } from '@/lib/platform/text/format';

export function Reasons({ listed }: { listed: number }) {
  const { label } = useTexts();
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      {REASONS.map(({ figure, title, text }) => (
        <li key={title} className="border-ink border-t pt-5">
          <Heading level={3} size="panel">
            <span className="mb-2 block text-5xl text-accent tabular leading-none">
              {figure ?? formatNumber(listed)}
            </span>{' '}
            {label(title)}
          </Heading>
          <p className="mt-2 text-ink-soft">{label(text)}</p>
        </li>
      ))}
    </ul>
  );
}

function Stars({ count }: { count: number }) {
  const { t } = useTexts('search/home');
  return (
    <p className="flex gap-0.5 text-accent">
      {Array.from({ length: count }, (_, i) => i).map((i) => (
        <Star key={i} className="size-4 fill-current" aria-hidden="true" />
      ))}
      <span className="sr-only">{t('{count} of 5 stars', { count })}</span>
    </p>
  );
}

export function Testimonials() {
  const { label } = useTexts();
  return (
    <ul className="grid gap-x-10 gap-y-10 md:grid-cols-3">
      {TESTIMONIALS.map(({ name, from, bought, words, stars }) => (
        <li key={name} className="flex">
          <figure className="flex flex-col gap-4">
            <Stars count={stars} />
            <blockquote className="text-lg">{label(words)}</blockquote>
            <figcaption className="mt-auto">
              <span className="block font-bold">{label(name)}</span>
              <span className="text-ink-soft">
                {label(bought)}, {label(from)}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
