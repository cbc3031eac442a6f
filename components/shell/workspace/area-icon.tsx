import {
  Building2,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  Contact,
  Footprints,
  Handshake,
  Heart,
  IdCard,
  Inbox,
  type LucideIcon,
  MapPin,
  MessagesSquare,
  ScrollText,
  Settings,
  Sun,
  UserRound,
  Users,
  UsersRound,
} from 'lucide-react';
import type { WorkPage } from './areas';

const ICONS: Partial<Record<WorkPage['label'], LucideIcon>> = {
  Today: Sun,
  Leads: Inbox,
  'My properties': Building2,
  Clients: Contact,
  Visits: CalendarClock,
  'My shortlist': Heart,
  'My visits': CalendarClock,
  'My enquiries': Inbox,
  Calendar: CalendarDays,
  Deals: Handshake,
  Team: UsersRound,
  Profile: UserRound,
  Dashboard: ChartColumn,
  Enquiries: Inbox,
  Properties: Building2,
  Contacts: IdCard,
  Guests: Footprints,
  Users,
  Channels: MessagesSquare,
  Places: MapPin,
  'Audit log': ScrollText,
  Settings,
};

/** Decorative, because the area's name is beside it. */
export function AreaIcon({ of, className = 'size-5' }: { of: WorkPage['label']; className?: string }) {
  const Icon = ICONS[of] ?? ClipboardList;
  return <Icon className={`${className} shrink-0`} strokeWidth={1.75} aria-hidden="true" />;
}
