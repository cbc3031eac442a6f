'use client';

import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import type { PaletteGroup } from '@/lib/palette/schema';

type Props = { id: string; groups: PaletteGroup[]; active: number; onHover: (at: number) => void };

/** The finds, group by group; each a link, so that a middle click opens it beside. */
export function PaletteList({ id, groups, active, onHover }: Props) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another active option is the reason to look
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  let at = -1;
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label="Results"
      tabIndex={-1}
      className="max-h-[50vh] overflow-y-auto"
    >
      {groups.map(({ label, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, which no element is
        <div key={label} role="group" aria-label={label}>
          <p aria-hidden="true" className="px-3 pt-3 pb-1 text-ink-soft text-sm">
            {label}
          </p>
          {items.map(({ title, note, href }) => {
            at += 1;
            const mine = at;
            const isActive = mine === active;
            return (
              <a
                key={href + title}
                id={`${id}-${mine}`}
                role="option"
                aria-selected={isActive}
                tabIndex={-1}
                href={href}
                onMouseMove={() => onHover(mine)}
                className={clsx(
                  'flex flex-wrap items-baseline justify-between gap-x-4 rounded-md px-3 py-2 no-underline',
                  isActive && 'bg-sunken',
                )}
              >
                <span className="font-bold">{title}</span>
                <span className="break-all text-[0.9375rem] text-ink-soft">{note}</span>
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
