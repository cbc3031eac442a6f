import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { buttonClass } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { PAGE_WINDOW } from '@/lib/platform/text/list-url';

type Props = {
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  /** `numbers` shows the first, the last and the neighbours, `steps` none, `window` up to five from the current page on */
  kind?: 'numbers' | 'steps' | 'window';
};

/** First, last, and the neighbours of the current page, two on one side at an end; `null` is a gap. */
function neighbours(page: number, pages: number): (number | null)[] {
  const middle = Math.min(Math.max(page, 2), pages - 1);
  const wanted = new Set([1, 2, middle - 1, middle, middle + 1, pages - 1, pages]);
  const shown = [...wanted].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  return shown.flatMap((n, i) => {
    const before = shown[i - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
}

const fromHere = (page: number, pages: number) =>
  Array.from({ length: Math.min(PAGE_WINDOW, pages - page + 1) }, (_, i) => page + i);

const cell =
  'inline-flex h-11 min-w-11 items-center justify-center rounded-md px-3 tabular-nums no-underline hover:bg-sunken';

function Step({ to, of, kind }: { to: -1 | 1; of: Props; kind: NonNullable<Props['kind']> }) {
  const { t } = useTexts('common');
  const page = of.page + to;
  const rel = to === -1 ? 'prev' : 'next';
  const name = to === -1 ? t('Previous') : t('Next');
  const sign = to === -1 ? '«' : '»';
  const className = kind === 'steps' ? buttonClass('secondary', 'sm') : cell;
  if (page >= 1 && page <= of.pages)
    return (
      <Link
        className={className}
        href={of.hrefFor(page)}
        rel={rel}
        aria-label={kind === 'window' ? (to === -1 ? t('Previous page') : t('Next page')) : undefined}
      >
        {kind === 'window' ? sign : name}
      </Link>
    );
  if (kind === 'numbers') return null;
  return kind === 'steps' ? (
    <span className={className} aria-disabled="true">
      {name}
    </span>
  ) : (
    <span className={clsx(className, 'text-ink-soft opacity-60')} aria-hidden="true">
      {sign}
    </span>
  );
}

function Numbers({ of, numbers }: { of: Props; numbers: (number | null)[] }) {
  const { t } = useTexts('common');
  return numbers.map((n, i) =>
    n === null ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place
      <span key={`gap-${i}`} className="px-1 text-ink-soft" aria-hidden="true">
        …
      </span>
    ) : (
      <Link
        key={n}
        className={clsx(cell, n === of.page && 'bg-ink text-paper hover:bg-ink system-fill')}
        href={of.hrefFor(n)}
        aria-current={n === of.page ? 'page' : undefined}
        aria-label={t('Page {n}', { n })}
      >
        {n}
      </Link>
    ),
  );
}

/** A list's pages as links, which work without JavaScript and can be bookmarked. Hidden for a single page. */
export function Pagination(props: Props) {
  const { t } = useTexts('common');
  const { page, pages, kind = 'numbers' } = props;
  if (pages <= 1 && kind !== 'window') return null;
  const middle: Record<typeof kind, () => ReactNode> = {
    numbers: () => <Numbers of={props} numbers={neighbours(page, pages)} />,
    steps: () => <span className="tabular">{t('Page {page} of {pages}', { page, pages })}</span>,
    window: () => <Numbers of={props} numbers={fromHere(page, pages)} />,
  };
  return (
    <nav
      aria-label={t('Pages')}
      className={
        kind === 'steps'
          ? 'flex items-center justify-between gap-4'
          : clsx('flex flex-wrap items-center gap-1', kind === 'numbers' && 'justify-center')
      }
    >
      <Step to={-1} of={props} kind={kind} />
      {middle[kind]()}
      <Step to={1} of={props} kind={kind} />
    </nav>
  );
}
