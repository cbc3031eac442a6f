'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';

/** Each page of the console with the addresses that belong to it. */
const LINKS = [
  ['/admin/admindashboard', 'Dashboard'],
  ['/admin/enquiries', 'Enquiries'],
  ['/admin/properties', 'Properties'],
  ['/admin/contactlist', 'Contacts', '/admin/contacts'],
  ['/admin/useguesttracker', 'Guests', '/admin/guestdetailsmodal'],
  ['/admin/guestanalytics', 'Analytics'],
  ['/admin/users', 'Users', '/admin/profile'],
  ['/admin/audit', 'Audit log'],
  ['/admin/settings', 'Settings'],
] as const;

/** The console's own navigation, under the site's. On a phone it scrolls sideways. */
export function ConsoleNav() {
  const path = usePathname();
  return (
    <nav aria-label="Console" className="border-line border-b bg-sunken">
      <ul className="container-page flex gap-1 overflow-x-auto">
        {LINKS.map(([href, label, also]) => {
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
  );
}
