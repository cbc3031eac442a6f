import clsx from 'clsx';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { AreaIcon } from './area-icon';
import { areaAt, type WorkArea, type WorkCounts, type WorkPage } from './areas';

type Props = {
  areas: readonly WorkArea[];
  path: string;
  counts: WorkCounts;
  /** the pages of every area, in place of those of the present one */
  hasAllPages?: boolean;
};

/** How much is open in an area; up to 99. */
export function OpenCount({ of = 0 }: { of?: number | undefined }) {
  const { t } = useTexts('shell/workspace');
  if (of === 0) return null;
  const count = of > 99 ? '99+' : String(of);
  return (
    <span className="relative inline-block whitespace-nowrap rounded-full bg-accent px-1.5 font-bold text-on-accent text-sm tabular leading-5">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('{count} open', { count })}</span>
    </span>
  );
}

/** The areas in their order, with what is open in each; below the present one its pages. */
export function AreaList({ areas, path, counts, hasAllPages = false }: Props) {
  const here = areaAt(areas, path);
  return (
    <ul className="flex flex-col gap-0.5">
      {areas.map((area) => (
        <li key={area.href}>
          <AreaLink
            page={area}
            path={path}
            counts={counts}
            isHere={area === here}
            icon={<AreaIcon of={area.label} />}
          />
          {(hasAllPages || area === here) && area.pages && area.pages.length > 0 && (
            <ul className="mb-1 ml-5 border-line border-l pl-2">
              {area.pages.map((page) => (
                <li key={page.href}>
                  <AreaLink page={page} path={path} counts={counts} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

type LinkProps = {
  page: WorkPage;
  path: string;
  counts: WorkCounts;
  /** this page, or one below it, is open */
  isHere?: boolean;
  icon?: React.ReactNode;
};

function AreaLink({ page: { href, label, count }, path, counts, isHere = false, icon }: LinkProps) {
  const { t } = useTexts('shell/workspace');
  const isPage = path === href;
  return (
    <Link
      href={href}
      aria-current={isPage ? 'page' : isHere ? 'true' : undefined}
      className={clsx(
        'flex min-h-10 items-center gap-2.5 rounded-md px-2.5 py-1.5 text-note no-underline hover:bg-line system-fill',
        isHere || isPage ? 'font-bold text-ink' : 'text-ink-soft hover:text-ink',
        isPage && 'bg-accent-soft',
      )}
    >
      {icon}
      <span className="min-w-0 flex-1">{t(label)}</span>
      {count && <OpenCount of={counts[count]} />}
    </Link>
  );
}
