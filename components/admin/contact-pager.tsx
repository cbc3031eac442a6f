import clsx from 'clsx';
import { PAGE_WINDOW } from '@/lib/contact/constants';

type Props = { page: number; pages: number; hrefFor: (page: number) => string };

const cell =
  'inline-flex h-10 min-w-10 items-center justify-center rounded-md px-2 tabular no-underline hover:bg-sunken';

/** « and », and up to 5 page numbers from the current page on (docs/spec.md#contact-directory). */
export function ContactPages({ page, pages, hrefFor }: Props) {
  const numbers = Array.from({ length: Math.min(PAGE_WINDOW, pages - page + 1) }, (_, i) => page + i);
  const step = (to: number, sign: string, label: string) =>
    to >= 1 && to <= pages ? (
      <a className={cell} href={hrefFor(to)} aria-label={label}>
        {sign}
      </a>
    ) : (
      <span className={clsx(cell, 'text-ink-soft opacity-60')} aria-hidden="true">
        {sign}
      </span>
    );
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-1">
      {step(page - 1, '«', 'Previous page')}
      {numbers.map((n) => (
        <a
          key={n}
          href={hrefFor(n)}
          aria-label={`Page ${n}`}
          aria-current={n === page ? 'page' : undefined}
          className={clsx(cell, n === page && 'bg-ink text-paper hover:bg-ink')}
        >
          {n}
        </a>
      ))}
      {step(page + 1, '»', 'Next page')}
    </nav>
  );
}
