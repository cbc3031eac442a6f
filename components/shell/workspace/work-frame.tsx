'use client';

import { usePathname } from 'next/navigation';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTexts } from '#language';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { splitLanguage } from '@/lib/platform/language/languages';
import { areasFor, crumbsTo, isWorkPath, type WorkArea, type WorkCounts, type Worker } from './areas';
import { BottomBar } from './bottom-bar';
import { SideBar } from './side-bar';

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
