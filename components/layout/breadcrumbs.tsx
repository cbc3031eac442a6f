import type { Crumb } from '@/lib/structured-data/format';

/** Where this page stands. The last crumb is the page itself and no link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-[0.9375rem]">
      <ol className="flex flex-wrap items-center gap-x-2 text-ink-soft">
        {crumbs.map((crumb, i) => {
          const last = i === crumbs.length - 1;
          return (
            <li key={crumb.path} className="flex min-w-0 items-center gap-2">
              {i > 0 && <span aria-hidden="true">/</span>}
              {last ? (
                <span className="min-w-0" aria-current="page">
                  {crumb.name}
                </span>
              ) : (
                <a href={crumb.path} className="py-1 hover:text-ink">
                  {crumb.name}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
