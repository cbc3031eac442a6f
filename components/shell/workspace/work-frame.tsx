'use client';

import clsx from 'clsx';
import { Menu } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { type ComponentProps, createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import { useTexts } from '#language';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { PlainButton } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Dialog } from '@/components/ui/overlays/dialog';
import { splitLanguage } from '@/lib/platform/language/languages';
import { AreaIcon } from './area-icon';
import {
  areaAt,
  areasFor,
  crumbsTo,
  isWorkPath,
  type WorkArea,
  type WorkCounts,
  type Worker,
  type WorkPage,
} from './areas';

const Place = createContext<{ areas: readonly WorkArea[]; path: string } | undefined>(undefined);

type Props = {
  /** undefined for guests, and if the session could not be read */
  worker: Worker | undefined;
  counts: WorkCounts;
  palette?: ReactNode;
  foot?: ReactNode;
  /** for pages that are not work, such as the members' list */
  footer?: ReactNode;
  children: ReactNode;
};

/** Four areas and the menu, because a thumb reaches no more than five. */
const MAX_IN_BAR = 4;

const entry =
  'flex min-h-16 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-ink-soft text-sm leading-none no-underline aria-[current]:font-bold aria-[current]:text-ink';

type AreaListProps = {
  areas: readonly WorkArea[];
  path: string;
  counts: WorkCounts;
  /** true to show every area's pages instead of the current one's */
  hasAllPages?: boolean;
};

/** Number of open items in an area; up to 99. */
function OpenCount({ of = 0 }: { of?: number | undefined }) {
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

function AreaList({ areas, path, counts, hasAllPages = false }: AreaListProps) {
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
  /** true if this page, or one below it, is open */
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

type BottomBarProps = Omit<ComponentProps<typeof AreaList>, 'hasAllPages'> & { foot?: ReactNode };

function BottomBar({ areas, path, counts, foot }: BottomBarProps) {
  const { t } = useTexts('shell/workspace');
  const drawer = useRef<HTMLDialogElement>(null);
  const here = areaAt(areas, path);
  const shown = areas.filter(({ isInBar }) => isInBar).slice(0, MAX_IN_BAR);
  return (
    <>
      <nav
        aria-label={t('Work')}
        className="work-bar phone-bar fixed inset-x-0 bottom-0 z-20 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
      >
        <ul className="flex">
          {shown.map((area) => (
            <li key={area.href} className="flex min-w-0 flex-1">
              <Link
                href={area.href}
                aria-current={area.href === path ? 'page' : area === here ? 'true' : undefined}
                className={entry}
              >
                <span className="relative">
                  <AreaIcon of={area.label} className="size-6" />
                  {area.count && (
                    <span className="absolute -top-1.5 left-4">
                      <OpenCount of={counts[area.count]} />
                    </span>
                  )}
                </span>
                <span className="line-clamp-2 max-w-full text-center">{t(area.label)}</span>
              </Link>
            </li>
          ))}
          <li className="flex min-w-0 flex-1">
            <PlainButton
              className={clsx(entry, 'w-full')}
              aria-haspopup="dialog"
              onClick={() => drawer.current?.showModal()}
            >
              <Menu className="size-6" strokeWidth={1.75} aria-hidden="true" />
              {t('Menu')}
            </PlainButton>
          </li>
        </ul>
      </nav>
      <Dialog ref={drawer} size="drawer" aria-label={t('All areas')} closesOutside>
        <nav aria-label={t('All areas')} className="flex flex-col gap-3 p-3">
          <AreaList {...{ areas, path, counts }} hasAllPages />
          {foot}
        </nav>
      </Dialog>
    </>
  );
}

type SideBarProps = Omit<ComponentProps<typeof AreaList>, 'hasAllPages'> & {
  palette?: ReactNode;
  foot?: ReactNode;
};

/** The areas beside the content, from 1024 px on. They stay while the content scrolls. */
function SideBar({ palette, foot, ...list }: SideBarProps) {
  const { t } = useTexts('shell/workspace');
  return (
    <nav
      aria-label={t('Work')}
      className="sticky top-16 hidden h-[calc(100dvh-4rem)] w-52 shrink-0 flex-col gap-3 overflow-y-auto border-line border-r bg-sunken p-2.5 lg:flex print:hidden"
    >
      {palette}
      <div className="flex-1">
        <AreaList {...list} />
      </div>
      {foot}
    </nav>
  );
}

export function WorkFrame({ worker, counts, palette, foot, footer, children }: Props) {
  const { path } = splitLanguage(usePathname() ?? '');
  const areas = useMemo(() => (worker ? areasFor(worker) : []), [worker]);
  const place = useMemo(() => ({ areas, path }), [areas, path]);
  const main = (
    <main id="content" className="min-w-0 flex-1">
      {children}
    </main>
  );
  if (!worker || !isWorkPath(path))
    return (
      <>
        {main}
        {footer}
      </>
    );
  const bar = { areas, path, counts };
  return (
    <Place value={place}>
      <div className="work-frame flex flex-1 flex-col lg:flex-row print:block">
        <SideBar {...bar} palette={palette} foot={foot} />
        {main}
        <BottomBar {...bar} foot={foot} />
      </div>
    </Place>
  );
}

/** The path from its area down to a page of the workspace; empty on an area's own page. */
export function WorkCrumbs({ title }: { title: string }) {
  const { t } = useTexts('shell/workspace');
  const place = useContext(Place);
  const crumbs = place ? crumbsTo(place.areas, place.path, title) : [];
  if (crumbs.length === 0) return null;
  return (
    <Breadcrumbs
      crumbs={crumbs.map(({ path, label, name }) => ({ path, name: label ? t(label) : (name ?? '') }))}
    />
  );
}
