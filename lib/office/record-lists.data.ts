import 'server-only';
import { PAIR_REASON_LABELS } from '@/lib/contacts/constants';
import { searchContacts } from '@/lib/contacts/data';
import type { ContactDto } from '@/lib/contacts/dto';
import { listPairs } from '@/lib/contacts/duplicates/data';
import { pairListSchema } from '@/lib/contacts/duplicates/schema';
import { contactSearchSchema } from '@/lib/contacts/schema';
import { getServiceLine } from '@/lib/content/service-lines/constants';
import { isServiceSlug } from '@/lib/content/service-lines/dto';
import { searchEnquiries } from '@/lib/enquiries/inbox/data';
import { enquirySearchSchema } from '@/lib/enquiries/inbox/schema';
import { STATUS_LABELS } from '@/lib/listings/fields/vocabulary';
import { listBulks } from '@/lib/moderation/bulk/data';
import { searchAllListings } from '@/lib/moderation/data';
import { MODERATION_VIEWS, moderationSearchSchema } from '@/lib/moderation/schema';
import { searchAuditLog } from '@/lib/office/audit-log/data';
import { auditLogSchema } from '@/lib/office/audit-log/schema';
import { LIST_PAGES } from '@/lib/office/lists/constants';
import { defineList } from '@/lib/office/lists/rules';
import { searchUsers } from '@/lib/office/users/data';
import { userSearchSchema } from '@/lib/office/users/schema';
import { isPermitted } from '@/lib/platform/auth/permissions';
import { dayCell, timeCell } from '@/lib/platform/tabular/cells';
import { formatDate } from '@/lib/platform/text/format';
import { timeListSchema } from '@/lib/platform/text/list-url';
import { formatPhone } from '@/lib/platform/text/phone';
import { duration } from '@/lib/platform/text/relative-time';
import { indianDay } from '@/lib/platform/time/indian-day';
import { OFFICE_ROLE_LABELS } from '@/lib/teams/staff/constants';
import { listStaff } from '@/lib/teams/staff/data';

const day = (iso: string | undefined) => dayCell(iso && indianDay(new Date(iso)), iso && formatDate(iso));

/** The name of a person in charge, as in the filter. */
export const staffName = async (id: string): Promise<string> =>
  id === 'none'
    ? 'No one'
    : ((await listStaff()).find((person) => person.id === id)?.name ?? 'A colleague who left');

async function namedEnquiries(search: Parameters<typeof searchEnquiries>[0]) {
  const [found, staff] = await Promise.all([searchEnquiries(search, new Date()), listStaff()]);
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  return { ...found, rows: found.rows.map((row) => ({ ...row, who: names.get(row.assignee ?? '') ?? '' })) };
}

const lineOf = (slug: string | undefined) =>
  isServiceSlug(slug) ? `${getServiceLine(slug).name}: ${getServiceLine(slug).kind}` : slug;

export const enquiryList = defineList({
  title: LIST_PAGES.enquiries.title,
  schema: enquirySearchSchema,
  read: namedEnquiries,
  filters: {
    search: 'Search',
    status: 'Status',
    assignee: ['Assigned to', staffName],
    from: 'Received from',
    to: 'Received to',
  },
  columns: [
    ['From', ({ name }) => name],
    ['Phone', ({ phone }) => (phone ? formatPhone(phone) : 'Taken back')],
    ['About', ({ propertyTitle, serviceLine }) => propertyTitle ?? lineOf(serviceLine) ?? 'General'],
    ['Message', ({ message }) => message],
    ['Status', ({ status }) => status],
    ['Next step', ({ nextAt }) => timeCell(nextAt)],
    ['Assigned to', ({ who }) => who],
    ['Received', ({ createdAt }) => timeCell(createdAt)],
    [
      'First answer',
      ({ createdAt, firstAnsweredAt }) =>
        firstAnsweredAt && duration(Date.parse(firstAnsweredAt) - Date.parse(createdAt)),
    ],
  ],
});

export const propertyList = defineList({
  title: LIST_PAGES.properties.title,
  schema: moderationSearchSchema,
  read: searchAllListings,
  filters: {
    search: 'Search',
    view: ['View', (view) => MODERATION_VIEWS.find(([key]) => key === view)?.[1] ?? view],
    status: ['Status', (status) => STATUS_LABELS[status as keyof typeof STATUS_LABELS] ?? status],
    kind: ['Waiting', (kind) => (kind === 'new' ? 'New' : 'Edited')],
    locality: 'Locality',
    owner: 'Listed by',
    from: 'Listed from',
    to: 'Listed to',
  },
  columns: [
    ['Title', ({ title }) => title],
    ['Code', ({ propertyCode }) => propertyCode],
    ['Place', ({ locality, city }) => [locality, city].filter(Boolean).join(', ')],
    ['Category', ({ category, type }) => `${category}, ${type}`],
    ['Price', ({ price }) => price],
    ['Status', ({ status }) => STATUS_LABELS[status]],
    [
      'Checks',
      ({ waiting, edited, candidates }) =>
        [waiting && (edited ? 'Edited' : 'New'), candidates > 0 && `Possible duplicates: ${candidates}`]
          .filter(Boolean)
          .join(', '),
    ],
    ['Waiting since', ({ waiting }) => timeCell(waiting)],
    ['Listed', ({ createdAt }) => day(createdAt)],
  ],
});

const fullName = ({ firstName, lastName }: ContactDto) => `${firstName} ${lastName}`.trim();
const phoneOf = ({ mobilePhone, businessPhone, homePhone }: ContactDto) => {
  const phone = mobilePhone ?? businessPhone ?? homePhone;
  return phone ? formatPhone(phone) : '';
};

export const contactList = defineList({
  title: LIST_PAGES.contacts.title,
  schema: contactSearchSchema,
  read: async (search) => {
    const { contacts, total } = await searchContacts(search);
    return { rows: contacts, total };
  },
  filters: {
    search: 'Search',
    organization: 'Organization',
    jobTitle: 'Job Title',
    homeCity: 'Home City',
    homeState: 'Home State',
    businessState: 'Business State',
    tag: 'Tag',
    owner: ['Assigned to', staffName],
  },
  columns: [
    ['Name', fullName],
    ['Phone', phoneOf],
    ['Email', ({ emailAddress }) => emailAddress],
    ['Organization', ({ organization }) => organization],
    ['Added', ({ createdAt }) => day(createdAt)],
    ['Tags', ({ tags }) => tags],
  ],
});

export const duplicateList = defineList({
  title: LIST_PAGES.duplicates.title,
  schema: pairListSchema,
  read: listPairs,
  filters: {},
  columns: [
    ['One', ({ a }) => fullName(a)],
    ['Phone of one', ({ a }) => phoneOf(a)],
    ['The other', ({ b }) => fullName(b)],
    ['Phone of the other', ({ b }) => phoneOf(b)],
    ['Why', ({ reasons }) => reasons.map((reason) => PAIR_REASON_LABELS[reason]).join(', ')],
    ['Found', ({ foundAt }) => day(foundAt)],
  ],
});

export const userList = defineList({
  title: LIST_PAGES.users.title,
  schema: userSearchSchema,
  read: searchUsers,
  filters: { search: 'Search', role: 'Role' },
  columns: [
    ['Name', ({ name }) => name],
    ['Email', ({ email }) => email],
    ['Phone', ({ phone }) => formatPhone(phone)],
    ['Role', ({ role, office }) => (office ? OFFICE_ROLE_LABELS[office] : role)],
    [
      'State',
      ({ active, isVerified }) => (active ? (isVerified ? 'email confirmed' : 'active') : 'deactivated'),
    ],
    ['Joined', ({ createdAt }) => day(createdAt)],
    ['Last login', ({ lastLoginAt }) => (lastLoginAt ? timeCell(lastLoginAt) : 'never')],
  ],
});

export const auditList = defineList({
  title: LIST_PAGES.audit.title,
  schema: auditLogSchema,
  read: (search, reader) => searchAuditLog(search, isPermitted(reader.user, 'staff')),
  filters: { person: 'Person', record: 'Record', action: 'Kind', from: 'From', to: 'To' },
  columns: [
    ['When', ({ at }) => timeCell(at)],
    [
      'What happened',
      ({ sentence, actor, roleName, what }) =>
        sentence
          .replace('{who}', () => (actor ? `${actor.name} (${roleName})` : roleName || 'The system'))
          .replace('{what}', () => (what ? `‘${what.name}’` : 'a record')),
    ],
    ['From', ({ ip }) => ip],
    ['Details', ({ details }) => details],
  ],
});

export const bulkList = defineList({
  title: LIST_PAGES['bulk-decisions'].title,
  schema: timeListSchema,
  read: listBulks,
  filters: {},
  columns: [
    ['When', ({ createdAt }) => timeCell(createdAt)],
    ['Decision', ({ label }) => label],
    ['By', ({ by }) => by],
    ['Listings', ({ total }) => total],
    ['Failed', ({ failed }) => failed],
    ['Reason', ({ reason }) => reason],
  ],
});
