import { Star } from 'lucide-react';
import { REASONS, TESTIMONIALS } from '@/lib/site-content';

export function Reasons() {
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      {REASONS.map(({ figure, title, text }) => (
        <li key={title} className="border-ink border-t pt-5">
          <h3 className="text-xl">
            <span className="mb-2 block text-5xl text-accent tabular leading-none">{figure}</span> {title}
          </h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Stars({ count }: { count: number }) {
  return (
    <p className="flex gap-0.5 text-accent">
      {Array.from({ length: count }, (_, i) => i).map((i) => (
        <Star key={i} className="size-4 fill-current" aria-hidden="true" />
      ))}
      <span className="sr-only">{count} of 5 stars</span>
    </p>
  );
}

export function Testimonials() {
  return (
    <ul className="grid gap-x-10 gap-y-10 md:grid-cols-3">
      {TESTIMONIALS.map(({ name, from, bought, words, stars }) => (
        <li key={name} className="flex">
          <figure className="flex flex-col gap-4">
            <Stars count={stars} />
            <blockquote className="text-lg">{words}</blockquote>
            <figcaption className="mt-auto">
              <span className="block font-bold">{name}</span>
              <span className="text-ink-soft">
                {bought}, {from}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
