import clsx from 'clsx';

type Props = {
  page: number;
  pages: number;
  /** address of one page, with every other filter kept */
  hrefFor: (page: number) => string;
  label?: string;
};

/** First, last, and the neighbours of the current page; `null` is a gap. */
function pageWindow(page: number, pages: number): (number | null)[] {
  const wanted = new Set([1, 2, page - 1, page, page + 1, pages - 1, pages]);
  const shown = [...wanted].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  return shown.flatMap((n, i) => {
    const before = shown[i - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
}

const cell =
  'inline-flex h-11 min-w-11 items-center justify-center rounded-md px-3 tabular no-underline hover:bg-sunken';

/** Numbered pages as links: they work without JavaScript and can be bookmarked. Nothing is shown for one page. */
export function Pagination({ page, pages, hrefFor, label = 'Pages' }: Props) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <a className={cell} href={hrefFor(page - 1)} rel="prev">
          Previous
        </a>
      )}
      {pageWindow(page, pages).map((n, i) =>
        n === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place
          <span key={`gap-${i}`} className="px-1 text-ink-soft" aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={n}
            className={clsx(cell, n === page && 'bg-ink text-paper hover:bg-ink system-fill')}
            href={hrefFor(n)}
            aria-current={n === page ? 'page' : undefined}
            aria-label={`Page ${n}`}
          >
            {n}
          </a>
        ),
      )}
      {page < pages && (
        <a className={cell} href={hrefFor(page + 1)} rel="next">
          Next
        </a>
      )}
    </nav>
  );
}
