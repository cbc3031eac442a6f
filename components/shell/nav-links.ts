import { isPermitted } from '@/lib/platform/auth/permissions';
import type { OfficeRole, UserRole } from '@/lib/platform/auth/roles';
import type * as catalogue from '@/messages/catalogue';

export type NavLink = {
  href: string;
  label: keyof (typeof catalogue)['shell'] | keyof (typeof catalogue)['common'] /** how many are new */;
  count?: number;
};

/** Whom the bar is for. A stored user id without a token counts as a user (docs/spec.md#navigation-bar). */
export type NavVisitor =
  | { kind: 'anonymous' }
  | { kind: 'guest' }
  | { kind: 'user'; id: string; role: UserRole; waiting?: number; office?: OfficeRole };

/** The office, as far as the role in it reaches; the addresses are those of the admin area. */
const ADMIN_LINKS: NavLink[] = [
  { href: '/admin/admindashboard', label: 'Dashboard' },
  { href: '/admin/properties', label: 'Property List' },
  { href: '/admin/properties/new', label: 'Add Property' },
  { href: '/admin/useguesttracker', label: 'User Guest Tracker' },
  { href: '/admin/contactlist', label: 'Contact List' },
];

/** The links of docs/spec.md#navigation-bar, in their order. Home, Buy and Rent are before all of them. */
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
  if (visitor.role.toLowerCase() === 'admin') {
    const links = ADMIN_LINKS.filter(
      ({ href }) => href !== '/admin/properties/new' || isPermitted(visitor, 'listings'),
    );
    // profiles are opened there by who may open everybody's
    const profile = `${isPermitted(visitor, 'staff') ? '/admin' : ''}/profile/${visitor.id}`;
    return [...links, { href: profile, label: 'Profile' }];
  }
  return [
    { href: '/properties', label: 'Property List' },
    { href: '/properties/new', label: 'Add Property' },
    { href: '/dashboard', label: 'Today' },
    { href: '/dashboard/properties', label: 'My properties' },
    // the number leads to exactly what it counts
    { href: '/dashboard/leads', label: 'Leads', count: visitor.waiting ?? 0 },
    { href: '/searches', label: 'Alerts' },
    { href: `/profile/${visitor.id}`, label: 'Profile' },
    { href: '/services', label: 'Services' },
  ];
}
