'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { CommandPalette } from './command-palette';
import { KeyHelp } from './key-help';

/** Each page of the admin area with the paths that belong to it. */
const LINKS = [
  ['/admin/admindashboard', 'Dashboard'],
  ['/admin/enquiries', 'Enquiries'],
  ['/admin/tasks', 'Tasks'],
  ['/admin/visits', 'Visits'],
  ['/admin/properties', 'Properties'],
  ['/admin/contactlist', 'Contacts', '/admin/contacts'],
  ['/admin/useguesttracker', 'Guests', '/admin/guestdetailsmodal'],
  ['/admin/guestanalytics', 'Analytics'],
  ['/admin/users', 'Users', '/admin/profile'],
  ['/admin/places', 'Places'],
  ['/admin/audit', 'Audit log'],
  ['/admin/settings', 'Settings'],
] as const;

/** The navigation of the admin area, below the site's. On a phone it scrolls sideways. */
export function AdminNav({ hidden = [] }: { hidden?: readonly string[] }) {
  const path = usePathname();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone, another page stands elsewhere in the row
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (here && list.current) list.current.scrollLeft = here.offsetLeft - list.current.offsetLeft - 24;
  }, [path]);
  return (
    <div className="border-line border-b bg-sunken">
      <div className="container-page flex items-center gap-3">
        <nav aria-label="Admin" className="min-w-0 flex-1">
          <ul ref={list} className="flex gap-1 overflow-x-auto">
            {LINKS.filter(([href]) => !hidden.includes(href)).map(([href, label, also]) => {
              const here = path.startsWith(href) || (also !== undefined && path.startsWith(also));
              return (
                <li key={href} className="shrink-0">
                  <a
                    href={href}
                    aria-current={here ? 'page' : undefined}
                    className={clsx(
                      'block border-b-2 px-3 py-2.5 text-[0.9375rem] no-underline hover:text-accent',
                      here ? 'border-accent font-bold' : 'border-transparent text-ink-soft',
                    )}
                  >
                    {label}
                  </a>
                </li>
              );
            })}
          </ul>
        </nav>
        <CommandPalette />
        <KeyHelp />
      </div>
    </div>
  );
}
