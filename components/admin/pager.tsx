import { buttonClass } from '@/components/ui/button';

type Props = { page: number; pages: number; hrefFor: (page: number) => string };

/** Shown only with more than one page (docs/spec.md#guest-tracking). */
export function Pager({ page, pages, hrefFor }: Props) {
  if (pages <= 1) return null;
  const step = (to: number, label: string, rel: string) =>
    to >= 1 && to <= pages ? (
      <a className={buttonClass('secondary', 'sm')} href={hrefFor(to)} rel={rel}>
        {label}
      </a>
    ) : (
      <span className={buttonClass('secondary', 'sm')} aria-disabled="true">
        {label}
      </span>
    );
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-4">
      {step(page - 1, 'Previous', 'prev')}
      <span className="tabular">
        Page {page} of {pages}
      </span>
      {step(page + 1, 'Next', 'next')}
    </nav>
  );
}
