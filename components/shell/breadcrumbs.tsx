import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import type { Crumb } from '@/lib/settings/format';

/** The path to this page. The last crumb is the page itself and not a link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTexts('shell');
  return (
    <nav aria-label={t('Breadcrumb')} className="text-note print:hidden">
      {/* one row on a phone, so that the content starts on the first screen */}
      <ol className="flex items-center gap-x-2 overflow-x-auto whitespace-nowrap text-ink-soft [scrollbar-width:none] sm:flex-wrap sm:whitespace-normal">
        {crumbs.map((crumb, i) => {
          const last = i === crumbs.length - 1;
          return (
            <li key={crumb.path} className="flex shrink-0 items-center gap-2 sm:min-w-0 sm:shrink">
              {i > 0 && <span aria-hidden="true">/</span>}
              {last ? (
                <span className="min-w-0" aria-current="page">
                  {crumb.name}
                </span>
              ) : (
                <Link href={crumb.path} className="py-1 hover:text-ink">
                  {crumb.name}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
