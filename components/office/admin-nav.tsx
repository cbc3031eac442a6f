'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { useRef } from 'react';
import { useCurrentInView } from '@/components/ui/hooks/use-current-in-view';
import { KeyHelp } from '@/components/ui/overlays/key-help';
import { OFFICE_PERMISSIONS, type Permission } from '@/lib/platform/auth/permissions';
import type { OfficeRole } from '@/lib/platform/auth/roles';
import { CommandPalette } from './command-palette';

type Area = { href: string; label: string; also?: readonly string[]; needs?: Permission };

/** Each part of the admin area with the other paths that belong to it, and what it needs. */
const AREAS: readonly Area[] = [
  { href: '/admin/admindashboard', label: 'Dashboard' },
  { href: '/admin/enquiries', label: 'Enquiries', also: ['/admin/contactform'] },
  { href: '/admin/tasks', label: 'Tasks' },
  { href: '/admin/visits', label: 'Visits' },
  { href: '/admin/properties', label: 'Properties' },
  { href: '/admin/contactlist', label: 'Contacts', also: ['/admin/contacts'] },
  {
    href: '/admin/useguesttracker',
    label: 'Guests',
    also: [
      '/admin/guestdetailsmodal',
      '/admin/guestanalytics',
      '/admin/activities',
      '/admin/sources',
      '/admin/addresses',
    ],
  },
  { href: '/admin/earnings', label: 'Deals', needs: 'earnings' },
  { href: '/admin/users', label: 'Users', also: ['/admin/profile'], needs: 'staff' },
  { href: '/admin/places', label: 'Places' },
  { href: '/admin/audit', label: 'Audit log', needs: 'audit' },
  {
    href: '/admin/settings',
    label: 'Settings',
    also: ['/admin/rules', '/admin/certificates', '/admin/adverts'],
    needs: 'settings',
  },
];

/** The navigation of the admin area, below the site's. On a phone it scrolls sideways. */
export function AdminNav({ office = 'admin' }: { office?: OfficeRole | undefined }) {
  const path = usePathname();
  const nav = useRef<HTMLElement>(null);
  useCurrentInView(nav, path);
  return (
    <div className="border-line border-b bg-sunken">
      <div className="container-page flex items-center gap-3">
        <nav ref={nav} aria-label="Admin" className="min-w-0 flex-1">
          <ul className="flex gap-1 overflow-x-auto">
            {AREAS.filter(({ needs = 'read' }) => OFFICE_PERMISSIONS[office].includes(needs)).map((area) => {
              const { href, label, also = [] } = area;
              const here = [href, ...also].some((start) => path.startsWith(start));
              return (
                <li key={href} className="shrink-0">
                  <a
                    href={href}
                    aria-current={here ? 'page' : undefined}
                    className={clsx(
                      'block border-b-2 px-3 py-2.5 text-note no-underline hover:text-accent',
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
        <CommandPalette office={office} />
        <KeyHelp />
      </div>
    </div>
  );
}
