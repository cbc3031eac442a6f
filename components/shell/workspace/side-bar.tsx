'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '#language';
import { AreaList } from './area-list';

type Props = Omit<ComponentProps<typeof AreaList>, 'hasAllPages'> & { palette?: ReactNode; foot?: ReactNode };

/** The areas beside the content, from 1024 px on. It stays while the content scrolls. */
export function SideBar({ palette, foot, ...list }: Props) {
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
