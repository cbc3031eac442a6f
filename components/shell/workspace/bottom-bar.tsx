'use client';

import clsx from 'clsx';
import { Menu } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useTexts } from '#language';
import { PlainButton } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Dialog } from '@/components/ui/overlays/dialog';
import { AreaIcon } from './area-icon';
import { AreaList, OpenCount } from './area-list';
import { areaAt } from './areas';

/** Four areas and the menu: a thumb finds no more than five. */
const MAX_IN_BAR = 4;

const entry =
  'flex min-h-16 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-ink-soft text-sm leading-none no-underline aria-[current]:font-bold aria-[current]:text-ink';

type Props = Omit<ComponentProps<typeof AreaList>, 'hasAllPages'> & { foot?: ReactNode };

/** On a phone: the areas of every hour at the thumb, and all of them with their pages in a drawer. */
export function BottomBar({ areas, path, counts, foot }: Props) {
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
