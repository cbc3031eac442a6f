import { isPermitted, officeHome } from '@/lib/platform/auth/permissions';
import type { OfficeRole, UserRole } from '@/lib/platform/auth/roles';
import type * as catalogue from '@/messages/catalogue';

export type NavLink = {
  href: string;
  label: keyof (typeof catalogue)['shell'] | keyof (typeof catalogue)['common'];
  count?: number;
};

/** Audience of the bar. A stored user id without a token counts as a user (docs/spec/pages.md#navigation-bar). */
export type NavVisitor =
  | { kind: 'anonymous' }
  | { kind: 'guest' }
  | { kind: 'user'; id: string; role: UserRole; name?: string; waiting?: number; office?: OfficeRole };

const isOffice = (visitor: NavVisitor): boolean =>
  visitor.kind === 'user' && visitor.role.toLowerCase() === 'admin';

/** The office's links by role, with the addresses of the admin area. */
const ADMIN_LINKS: NavLink[] = [
  { href: '/admin/properties', label: 'Property List' },
  { href: '/admin/properties/new', label: 'Add Property' },
  { href: '/admin/useguesttracker', label: 'User Guest Tracker' },
  { href: '/admin/contactlist', label: 'Contact List' },
];

/** Links of docs/spec/pages.md#navigation-bar in order, after Home, Buy and Rent. */
export function navLinks(visitor: NavVisitor): NavLink[] {
  if (visitor.kind === 'anonymous') {
    return [
      { href: '/login', label: 'Login' },
      { href: '/register', label: 'Register' },
      { href: '/services', label: 'Services' },
    ];
  }
  if (visitor.kind === 'guest') {
    return [
      { href: '/properties', label: 'Property List' },
      { href: '/login?from=%2Fproperties%2Fnew', label: 'Add Property' },
      { href: '/services', label: 'Services' },
    ];
  }
  if (isOffice(visitor))
    return ADMIN_LINKS.filter(({ href }) =>
      isPermitted(visitor, href === '/admin/properties/new' ? 'listings' : 'read'),
    );
  return [
    { href: '/properties', label: 'Property List' },
    { href: '/properties/new', label: 'Add Property' },
    { href: '/services', label: 'Services' },
  ];
}

export function accountLinks(visitor: NavVisitor): NavLink[] {
  if (visitor.kind !== 'user') return [];
  // people who can open every profile do so in the admin area
  const isStaff = isOffice(visitor) && isPermitted(visitor, 'staff');
  const profile: NavLink = { href: `${isStaff ? '/admin' : ''}/profile/${visitor.id}`, label: 'Profile' };
  if (isOffice(visitor))
    return [
      { href: officeHome(visitor.office ?? 'admin'), label: 'Dashboard' },
      ...(isPermitted(visitor, 'read')
        ? [{ href: '/admin/properties?view=queue', label: 'Queue' } as const]
        : []),
      profile,
    ];
  return [
    { href: '/dashboard', label: 'Today' },
    { href: '/dashboard/properties', label: 'My properties' },
    // the number links to the leads it counts
    { href: '/dashboard/leads', label: 'Leads', count: visitor.waiting ?? 0 },
    { href: '/searches', label: 'Alerts' },
    { href: '/enquiries', label: 'My enquiries' },
    { href: '/visits', label: 'My visits' },
    profile,
  ];
}
