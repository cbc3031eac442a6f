import 'server-only';
import { getEarnings } from '@/lib/deals/earnings/data';
import { yearStart } from '@/lib/deals/earnings/rules';
import { earningSearchSchema } from '@/lib/deals/earnings/schema';
import { LIST_PAGES } from '@/lib/office/lists/constants';
import { defineList } from '@/lib/office/lists/rules';
import { staffName } from '@/lib/office/record-lists.data';
import { listDay, whoseOf } from '@/lib/office/tasks/data';
import { taskSearchSchema } from '@/lib/office/tasks/schema';
import { PLACE_KIND_LABELS } from '@/lib/places/gazetteer/constants';
import { searchPlaces } from '@/lib/places/gazetteer/data';
import { placeSearchSchema } from '@/lib/places/gazetteer/schema';
import { adminActorOf } from '@/lib/platform/auth/actor';
import { dayCell, timeCell } from '@/lib/platform/tabular/cells';
import { formatDate, formatDateTime } from '@/lib/platform/text/format';
import { formatPhone } from '@/lib/platform/text/phone';
import { dayBounds, indianDay, lastDays } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { searchActivities } from '@/lib/visitors/activities/data';
import { activitySearchSchema } from '@/lib/visitors/activities/schema';
import { ACTIVITY_LABELS } from '@/lib/visitors/activity/constants';
import { pageName } from '@/lib/visitors/activity/format';
import { analyticsPage } from '@/lib/visitors/analytics/data';
import { ANALYTICS_FILTERS, analyticsSchema } from '@/lib/visitors/analytics/schema';
import { searchAddresses } from '@/lib/visitors/exit-popup/data';
import { addressSearchSchema } from '@/lib/visitors/exit-popup/schema';
import { getSources } from '@/lib/visitors/sources/data';
import { sourceSearchSchema } from '@/lib/visitors/sources/schema';
import { searchGuests } from '@/lib/visitors/tracking/data';
import { GUEST_GROUP_LABELS, guestSearchSchema } from '@/lib/visitors/tracking/schema';
import { READER_SOURCE_LABELS } from '@/lib/visitors/views/constants';
import { STATE_LABELS } from '@/lib/visits/constants';
import { mayAnswer } from '@/lib/visits/data';
import { OFFICE_VISIT_STATE_LABELS, VISIT_HOST_LABELS } from '@/lib/visits/office/constants';
import { searchVisits } from '@/lib/visits/office/data';
import { officeVisitSchema } from '@/lib/visits/office/schema';

export const guestList = defineList({
  title: LIST_PAGES.guests.title,
  schema: guestSearchSchema,
  read: (search) => searchGuests(search),
  filters: {
    search: 'Search',
    which: ['Guests', (which) => GUEST_GROUP_LABELS.find(([key]) => key === which)?.[1] ?? which],
    from: 'From',
    to: 'To',
  },
  columns: [
    ['Name', ({ name }) => name ?? 'Anonymous'],
    ['Guest ID', ({ guestID }) => guestID],
    ['Device', ({ userAgent }) => userAgent],
    ['Last Active', ({ lastActive }) => timeCell(lastActive)],
    ['Activities', ({ activityCount }) => activityCount],
  ],
});

/** Defaults to a week, as on the page. */
const analyticsDays = analyticsSchema.transform((search) => {
  const to = search.to ?? indianDay(Date.now());
  return { ...search, to, from: search.from ?? indianDay(dayBounds(to).start.getTime() - 7 * DAY_MS) };
});

export const analyticsList = defineList({
  title: LIST_PAGES.analytics.title,
  schema: analyticsDays,
  read: async (search) => {
    const now = new Date();
    const { rows, guests } = await analyticsPage(search, indianDay(now), now);
    return { rows, total: guests };
  },
  filters: {
    from: 'From',
    to: 'To',
    activity: ['Activity', (value) => ANALYTICS_FILTERS.find(([key]) => key === value)?.[1] ?? value],
  },
  columns: [
    ['Guest ID', ({ guestID }) => guestID],
    ['First Seen', ({ guest }) => timeCell(guest?.createdAt)],
    ['Last Active', ({ last }) => timeCell(last.toISOString())],
    ['Device', ({ guest }) => guest?.deviceFingerprint],
    ['Activities', ({ activities }) => activities],
  ],
});

export const activityList = defineList({
  title: LIST_PAGES.activities.title,
  schema: activitySearchSchema,
  read: searchActivities,
  filters: {
    action: ['Activity', (value) => ACTIVITY_LABELS[value as keyof typeof ACTIVITY_LABELS] ?? value],
    from: 'From',
    to: 'To',
  },
  columns: [
    ['When', ({ timestamp }) => timeCell(timestamp)],
    ['Who', ({ user, guestID }) => user?.name ?? guestID],
    ['Activity', ({ action }) => ACTIVITY_LABELS[action]],
    ['Details', ({ title, metadata: { page } }) => title ?? (typeof page === 'string' ? pageName(page) : '')],
  ],
});

/** A single page with the complete report. */
const whole = { page: 1 };

export const sourceList = defineList({
  title: LIST_PAGES.sources.title,
  schema: sourceSearchSchema.transform((search) => ({
    ...search,
    ...whole,
    from: search.from ?? (search.to ? undefined : lastDays(30, new Date())[0]),
  })),
  isWhole: true,
  read: async (search) => {
    const { sources, listers, sites, campaigns } = await getSources(search);
    const of = (table: string, rows: readonly { name: string; views: number }[]) =>
      rows.map(({ name, views }) => ({ table, name, views }));
    const kinds = sources.map(({ source, views }) => ({ name: READER_SOURCE_LABELS[source], views }));
    const rows = [
      ...of('By kind', kinds),
      ...of('By lister', listers),
      ...of('Websites (referrer)', sites),
      ...of('Campaigns (utm)', campaigns),
    ];
    return { rows, total: rows.length };
  },
  filters: { from: 'From', to: 'To' },
  columns: [
    ['Table', ({ table }) => table],
    ['From', ({ name }) => name],
    ['Views', ({ views }) => views],
  ],
});

export const addressList = defineList({
  title: LIST_PAGES.addresses.title,
  schema: addressSearchSchema,
  read: searchAddresses,
  filters: { search: 'Search', from: 'From', to: 'To' },
  columns: [
    ['Email', ({ email }) => email],
    ['Left', ({ at }) => timeCell(at)],
    ['Agreed to', ({ consent }) => consent ?? 'Not on record'],
    ['Viewed', ({ pages }) => [...new Set(pages.map(pageName))].join(', ')],
  ],
});

export const placeList = defineList({
  title: LIST_PAGES.places.title,
  schema: placeSearchSchema,
  read: searchPlaces,
  filters: {
    search: 'Search',
    kind: ['Kind', (value) => PLACE_KIND_LABELS[value as keyof typeof PLACE_KIND_LABELS] ?? value],
    city: 'City',
    origin: 'Origin',
  },
  columns: [
    ['Name', ({ name }) => name],
    ['Marathi', ({ nameDevanagari }) => nameDevanagari],
    ['Hindi', ({ nameHindi }) => nameHindi],
    ['Kind', ({ kind }) => PLACE_KIND_LABELS[kind]],
    ['City', ({ city }) => city],
    ['Spellings', ({ spellings }) => spellings.join('; ')],
    ['PIN code', ({ pinCode }) => pinCode],
    ['Origin', ({ origin }) => origin],
  ],
});

export const dealList = defineList({
  title: LIST_PAGES.deals.title,
  schema: earningSearchSchema.transform((search) => ({
    ...search,
    ...whole,
    from: search.from ?? (search.to ? undefined : yearStart(indianDay(Date.now()))),
  })),
  isWhole: true,
  read: async (search, reader) => {
    const { rows } = await getEarnings(search, adminActorOf(reader, undefined, 'earnings'));
    return { rows, total: rows.length };
  },
  filters: { owner: ['Whose', staffName], from: 'From', to: 'To' },
  columns: [
    ['Registered', ({ day }) => dayCell(day, day && formatDate(day))],
    ['What', ({ what }) => what],
    ['Kind', ({ kind }) => kind],
    ['Whose', ({ owner }) => owner.name],
    ['Value', ({ value }) => value],
    ['Commission', ({ commission }) => commission],
    ['GST', ({ gst }) => gst],
  ],
});

const WHOSE: Record<string, string> = { mine: 'Mine', all: 'Everyone’s', none: 'Unassigned' };

export const taskList = defineList({
  title: LIST_PAGES.tasks.title,
  schema: taskSearchSchema.transform(({ day, who }) => ({
    ...whole,
    who,
    day: day ?? indianDay(Date.now()),
  })),
  isWhole: true,
  read: async ({ who, day }, reader) => {
    const { overdue, due, next, done } = await listDay(await whoseOf(who, reader.user.id), day);
    const groups = { Late: overdue, Due: due, 'The next 7 days': next, Done: done };
    const rows = Object.entries(groups).flatMap(([group, tasks]) =>
      tasks.map((task) => ({ group, ...task })),
    );
    return { rows, total: rows.length };
  },
  filters: { who: ['Whose', (who) => WHOSE[who] ?? staffName(who)], day: 'Day' },
  columns: [
    ['When', ({ group }) => group],
    ['Day', ({ day, time }) => [formatDate(day), time].filter(Boolean).join(', ')],
    ['Task', ({ text }) => text],
    ['About', ({ about }) => about?.name],
    ['Whose', ({ assignee }) => assignee?.name ?? 'No one'],
    ['Done', ({ done }) => (done ? `${formatDateTime(done.at)}, ${done.by}` : '')],
  ],
});

export const visitList = defineList({
  title: LIST_PAGES.visits.title,
  // a list without a state shows the open ones, which a document must state
  schema: officeVisitSchema.transform((search) => ({
    ...search,
    state: search.visit ? undefined : (search.which ?? 'open'),
  })),
  read: (search, reader) => searchVisits(search, { userId: reader.user.id, canAnswer: mayAnswer(reader) }),
  filters: {
    whose: ['Shown by', (value) => VISIT_HOST_LABELS[value as keyof typeof VISIT_HOST_LABELS] ?? value],
    state: [
      'Visits',
      (value) => OFFICE_VISIT_STATE_LABELS[value as keyof typeof OFFICE_VISIT_STATE_LABELS] ?? 'Open',
    ],
    from: 'From',
    to: 'To',
  },
  columns: [
    ['Home', ({ visit }) => visit.home.title],
    ['Address', ({ visit }) => visit.home.address],
    ['Shown by', ({ lister }) => lister ?? 'The agency'],
    ['Visitor', ({ visit }) => visit.otherName],
    ['Phone', ({ visit }) => (visit.phone ? formatPhone(visit.phone) : '')],
    ['State', ({ visit }) => STATE_LABELS[visit.state]],
    ['Time', ({ visit }) => timeCell(visit.start ?? visit.offered)],
    ['Proposed', ({ visit }) => visit.proposed.map(({ label }) => label).join(', ')],
  ],
});
