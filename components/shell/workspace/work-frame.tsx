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
import { AreaList, OpenCount } from './area-list';
import { areaAt, areasFor, crumbsTo, isWorkPath, type WorkArea, type WorkCounts, type Worker } from './areas';

const Place = createContext<{ areas: readonly WorkArea[]; path: string } | undefined>(undefined);

type Props = {
  /** undefined for guests, and for everybody whose session could not be read */
  worker: Worker | undefined;
  counts: WorkCounts;
  /** the button of the command palette */
  palette?: ReactNode;
  /** below the areas */
  foot?: ReactNode;
  /** of the pages that are not work, such as the members' list */
  footer?: ReactNode;
  children: ReactNode;
};

/** Four areas and the menu: a thumb finds no more than five. */
const MAX_IN_BAR = 4;

const entry =
  'flex min-h-16 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-ink-soft text-sm leading-none no-underline aria-[current]:font-bold aria-[current]:text-ink';

type BottomBarProps = Omit<ComponentProps<typeof AreaList>, 'hasAllPages'> & { foot?: ReactNode };

/** On a phone: the areas of every hour at the thumb, and all of them with their pages in a drawer. */
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

/** The areas beside the content, from 1024 px on. It stays while the content scrolls. */
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

/** Content with the areas of work beside it; on a phone they are a bar at its foot and a drawer. */
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

/** The path to a page of the workspace, from its area down; nothing on an area's own page. */
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
