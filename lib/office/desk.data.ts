import 'server-only';
import { countNewHomes } from '@/lib/alerts/matches/data';
import { readOwnEnquiries } from '@/lib/enquiries/conversation/data';
import type { DeskRow } from '@/lib/office/today/dto';
import { userOwner } from '@/lib/platform/auth/visitor';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import { DAY_MS } from '@/lib/platform/time/time';
import { readOwnShortlists } from '@/lib/shortlists/data';
import { changeText, tallyOf } from '@/lib/shortlists/format';
import { readOwnVisits } from '@/lib/visits/data';
import { statusText } from '@/lib/visits/format';

const OVER = ['over', 'declined', 'cancelled', 'lapsed'];

/** What concerns a person who looks for a home: what waits for them first, then what is new about it. */
export async function readDesk(
  t: Text<'office/today'>,
  userId: string,
  now = new Date(),
): Promise<DeskRow[]> {
  const owner = userOwner(userId);
  const [{ own }, { enquiries, releases }, { lists }, found] = await Promise.all([
    readOwnVisits(owner, null, now),
    readOwnEnquiries(owner),
    readOwnShortlists(owner),
    countNewHomes(owner, new Date(now.getTime() - DAY_MS)),
  ]);
  const { t: ofVisits } = textsIn(t.language, 'visits');
  const { t: ofLists } = textsIn(t.language, 'shortlists');
  const visits = own
    .filter(({ state }) => !OVER.includes(state))
    .map((visit): DeskRow => {
      const { id, home, turn } = visit;
      const [title, note] = [home.title, statusText(visit, ofVisits)];
      return { key: id, kind: 'visit', title, note, href: '/visits', isWaiting: turn === 'visitor' };
    });
  const asked = enquiries
    .filter(({ departure }) => !departure)
    .map(({ id, propertyTitle, message, messages, to }): DeskRow => {
      const isReplied = messages.some(({ from }) => from !== 'sender');
      return {
        key: id,
        kind: 'enquiry',
        title: propertyTitle ?? message,
        note: isReplied
          ? t('{name} has replied', { name: to })
          : t('{name} has not replied yet', { name: to }),
        href: '/enquiries',
        isWaiting: isReplied && messages.at(-1)?.from !== 'sender',
      };
    });
  const saved = lists.flatMap(({ homes }) =>
    homes.flatMap(({ id, title, changes, replies }): DeskRow[] => {
      const news = [...changes.map((change) => changeText(change, ofLists)), tallyOf(replies, ofLists)];
      const note = news.filter(Boolean).join(' · ');
      return note ? [{ key: id, kind: 'saved', title, note, href: '/shortlist' }] : [];
    }),
  );
  const holders = new Set(releases.filter(({ withdrawnAt }) => !withdrawnAt).map(({ to }) => to));
  const others: DeskRow[] = [
    ...(found > 0
      ? [
          {
            key: 'found',
            kind: 'search' as const,
            title: t('{count, plural, one {# new home} other {# new homes}} since yesterday', {
              count: found,
            }),
            href: '/searches',
          },
        ]
      : []),
    ...(holders.size > 0
      ? [{ key: 'number', kind: 'number' as const, title: [...holders].join(', '), href: '/enquiries' }]
      : []),
  ];
  return [...visits, ...asked, ...saved, ...others].toSorted(
    (row, other) => Number(other.isWaiting ?? false) - Number(row.isWaiting ?? false),
  );
}
