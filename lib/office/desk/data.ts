import 'server-only';
import { countNewHomes } from '@/lib/alerts/matches/data';
import { readOwnEnquiries } from '@/lib/enquiries/conversation/data';
import type { SentEnquiryDto } from '@/lib/enquiries/conversation/dto';
import { titleOf } from '@/lib/listings/title/format';
import { userOwner } from '@/lib/platform/auth/visitor';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import { DAY_MS } from '@/lib/platform/time/time';
import { readOwnShortlists } from '@/lib/shortlists/data';
import type { HomeDto, ShortlistDto } from '@/lib/shortlists/dto';
import { changeText, tallyOf } from '@/lib/shortlists/format';
import { readOwnVisits } from '@/lib/visits/data';
import { statusText } from '@/lib/visits/format';
import type { DeskRow } from './dto';

/** Maximum enquiries and saved homes on the desk; its rows link to the rest. */
const SHOWN = 5;
const OVER = ['over', 'declined', 'cancelled', 'lapsed'];

const lastAt = ({ messages, createdAt }: SentEnquiryDto): string => messages.at(-1)?.at ?? createdAt;

/** Merges a home in several lists into one, with the remarks from all of them. */
function eachOnce(lists: readonly ShortlistDto[]): HomeDto[] {
  const found = new Map<string, HomeDto>();
  for (const home of lists.flatMap(({ homes }) => homes)) {
    const known = found.get(home.id);
    const changes = known?.changes.length ? known.changes : home.changes;
    found.set(home.id, { ...home, changes, replies: [...(known?.replies ?? []), ...home.replies] });
  }
  return [...found.values()];
}

/** The page of a person who wants a home: first what waits for their reply, then news. */
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
  const ofCards = textsIn(t.language, 'listings/card');
  const visits = own
    .filter(({ state }) => !OVER.includes(state))
    .map((visit) => ({
      key: visit.id,
      label: t('Visit'),
      title: visit.home.title,
      note: statusText(visit, ofVisits),
      href: '/visits',
      isWaiting: visit.turn === 'visitor',
    }));
  const asked = enquiries
    .filter(({ departure }) => !departure)
    .toSorted((one, other) => lastAt(other).localeCompare(lastAt(one)))
    .slice(0, SHOWN)
    // none is waiting, because it is unknown if a reply has been read
    .map(({ id, propertyTitle, message, messages, to: name }) => {
      const isReplied = messages.some(({ from }) => from !== 'sender');
      return {
        key: id,
        label: t('Enquiry'),
        title: propertyTitle ?? message,
        note: isReplied ? t('{name} has replied', { name }) : t('{name} has not replied yet', { name }),
        href: '/enquiries',
      };
    });
  const saved = eachOnce(lists)
    .map(({ id, card, title, changes, replies }) => ({
      key: id,
      label: t('Saved home'),
      title: card ? titleOf(card, ofCards) : title,
      note: [...changes.map((change) => changeText(change, ofLists)), tallyOf(replies, ofLists)]
        .filter(Boolean)
        .join(' · '),
      href: '/shortlist',
    }))
    .filter(({ note }) => note !== '')
    .slice(0, SHOWN);
  const news = t('{count, plural, one {# new home} other {# new homes}} since yesterday', { count: found });
  const holders = [...new Set(releases.filter(({ withdrawnAt }) => !withdrawnAt).map(({ to }) => to))];
  const rows: DeskRow[] = [
    ...visits,
    ...asked,
    ...saved,
    ...(found > 0 ? [{ key: 'new', label: t('Saved searches'), title: news, href: '/searches' }] : []),
    ...(holders.length > 0
      ? [
          {
            key: 'number',
            label: t('People with your number'),
            title: holders.join(', '),
            href: '/enquiries',
          },
        ]
      : []),
  ];
  return rows.toSorted((row, other) => Number(other.isWaiting ?? false) - Number(row.isWaiting ?? false));
}
