import 'server-only';
import { findUsers } from '@/lib/accounts/users/data';
import type { ContactDto } from '@/lib/contacts/dto';
import type { ContactNoteDto } from '@/lib/contacts/notes/dto';
import { identityKeys } from '@/lib/contacts/rules';
import { getServiceLine } from '@/lib/content/service-lines/constants';
import { isServiceSlug } from '@/lib/content/service-lines/dto';
import { STAGE_LABELS } from '@/lib/deals/constants';
import type { EnquiryNoteKind } from '@/lib/enquiries/constants';
import { findEnquiries } from '@/lib/enquiries/data';
import { findListings } from '@/lib/listings/data';
import { STATUS_LABELS } from '@/lib/listings/fields/vocabulary';
import { op } from '@/lib/platform/db/operators';
import { textsIn } from '@/lib/platform/language/messages';
import type { Texts } from '@/lib/platform/language/translate';
import { formatDateTime, formatRupeesShort } from '@/lib/platform/text/format';
import { dayBounds } from '@/lib/platform/time/indian-day';
import { pageName } from '@/lib/visitors/activity/format';
import { STATE_LABELS } from '@/lib/visits/constants';
import { findVisits } from '@/lib/visits/data';
import { stateOf } from '@/lib/visits/rules';
import { Deal } from '@/models/deals/deal';
import type { EnquiryRow } from '@/models/enquiries/enquiry';
import { VisitRecord } from '@/models/visitors/visit-record';
import type { ThreadItemDto } from './dto';

/** Maximum lines per kind; each kind's own list has the rest. */
const MAX_OF_A_KIND = 30;

const VERBS = {
  note: 'Note on the enquiry',
  reply: 'Replied by email',
  status: 'Enquiry status changed',
  call: 'Talked on the phone',
  missed: 'Called, couldn’t get through',
  whatsapp: 'Wrote on WhatsApp',
} as const satisfies Record<EnquiryNoteKind, string>;

type T = Texts<'contacts'>;
type Keys = ReturnType<typeof op.in<string>>;

function aboutOf(
  { t, label }: T,
  { propertyTitle, serviceLine }: Pick<EnquiryRow, 'propertyTitle' | 'serviceLine'>,
): string {
  if (propertyTitle) return `‘${propertyTitle}’`;
  return isServiceSlug(serviceLine) ? label(getServiceLine(serviceLine).name) : t('a general matter');
}

/** A person's messages, and the office's replies and notes. */
async function enquiryItems(texts: T, matchKeys: Keys): Promise<ThreadItemDto[]> {
  const rows = await findEnquiries({ matchKeys }).sort({ createdAt: -1 }).limit(MAX_OF_A_KIND);
  return rows.flatMap((row) => {
    const href = `/admin/enquiries/${row._id}`;
    const wrote = (row.messages ?? []).filter(({ from }) => from === 'sender');
    const first = { at: row.createdAt, text: row.message };
    const received = [first, ...wrote].map(
      ({ at, text }, i): ThreadItemDto => ({
        id: `${row._id}-m${i}`,
        kind: 'enquiry',
        at: at.toISOString(),
        title:
          i === 0
            ? texts.t('Asked about {what}', { what: aboutOf(texts, row) })
            : texts.t('Wrote about {what}', { what: aboutOf(texts, row) }),
        text,
        href,
      }),
    );
    const answers = (row.notes ?? []).map(
      ({ kind, text, by, at }, i): ThreadItemDto => ({
        id: `${row._id}-n${i}`,
        kind: 'answer',
        at: at.toISOString(),
        title: texts.t(VERBS[kind]),
        ...(text && { text: kind === 'status' ? text.split(' → ').map(texts.label).join(' → ') : text }),
        by,
        href,
      }),
    );
    return [...received, ...answers];
  });
}

async function visitItems({ t, label, language }: T, matchKeys: Keys): Promise<ThreadItemDto[]> {
  const now = new Date();
  const rows = await findVisits({ matchKeys }).sort({ until: -1 }).limit(MAX_OF_A_KIND);
  return rows.map((row) => ({
    id: String(row._id),
    kind: 'visit' as const,
    at: (row.start ?? row.createdAt).toISOString(),
    title: t('Visit to ‘{title}’: {state}', {
      title: row.propertyTitle,
      state: label(STATE_LABELS[stateOf(row, now)]).toLowerCase(),
    }),
    text: [
      row.start ? formatDateTime(row.start, language) : t('No time agreed yet'),
      row.host ? t('shown by the lister') : t('shown by the agency'),
    ].join(', '),
    href: `/admin/properties/${row.property}`,
  }));
}

/** Listings of accounts that have confirmed an address or a number of the contact. */
async function listingItems({ t, label, language }: T, keys: readonly string[]): Promise<ThreadItemDto[]> {
  const of = (kind: string) => keys.flatMap((key) => (key.startsWith(kind) ? [key.slice(kind.length)] : []));
  const accounts = await findUsers(
    {
      $or: [
        { emailKey: op.in(of('e:')), isVerified: true },
        { phone: op.in(of('p:')), confirmedPhone: op.in(of('p:')) },
      ],
    },
    { _id: 1 },
  );
  if (accounts.length === 0) return [];
  const owner = op.in(accounts.map(({ _id }) => _id));
  const rows = await findListings({ owner }, { title: 1, status: 1, price: 1, createdAt: 1 })
    .sort({ createdAt: -1 })
    .limit(MAX_OF_A_KIND);
  return rows.map(({ _id, title, status, price, createdAt }) => ({
    id: String(_id),
    kind: 'listing' as const,
    at: createdAt.toISOString(),
    title: t('Listed ‘{title}’', { title }),
    text: [label(STATUS_LABELS[status]), price > 0 && formatRupeesShort(price, language)]
      .filter(Boolean)
      .join(', '),
    href: `/admin/properties/${_id}`,
  }));
}

async function dealItems({ t, label }: T, matchKeys: Keys, opensDeals: boolean): Promise<ThreadItemDto[]> {
  const rows = await Deal.find({ matchKeys }, { title: 1, stage: 1, stageSince: 1 })
    .limit(MAX_OF_A_KIND)
    .lean();
  return rows.map(({ _id, title, stage, stageSince }) => ({
    id: String(_id),
    kind: 'deal' as const,
    at: stageSince.toISOString(),
    title: t('Deal ‘{title}’: {stage}', { title, stage: label(STAGE_LABELS[stage]).toLowerCase() }),
    ...(opensDeals && { href: `/dashboard/deals/${_id}` }),
  }));
}

async function pageItems({ t, label }: T, matchKeys: Keys): Promise<ThreadItemDto[]> {
  const rows = await VisitRecord.find({ matchKeys }).sort({ createdAt: -1 }).limit(MAX_OF_A_KIND).lean();
  return rows.map(({ _id, createdAt, visitedPages }) => ({
    id: String(_id),
    kind: 'page' as const,
    at: createdAt.toISOString(),
    title: t('Left an email address on the site'),
    text: t('Pages before: {pages}', {
      pages: visitedPages.map((page) => label(pageName(page))).join(', ') || t('none'),
    }),
  }));
}

/** A note's line, sorted last in its day. */
const noteItem = ({ t }: T, { id, day, text, by }: ContactNoteDto): ThreadItemDto => ({
  id,
  kind: 'note',
  at: new Date(dayBounds(day).end.getTime() - 1).toISOString(),
  isDay: true,
  title: t('Noted'),
  text,
  ...(by && { by }),
});

/** An office reader's access to deals. */
type Reader = { seesDeals: boolean; opensDeals: boolean };

/**
 * The thread between a person and the agency, newest first: everything from the contact's addresses and numbers in any spelling, the replies, and the notes.
 */
export async function getContactThread(
  contact: ContactDto,
  notes: readonly ContactNoteDto[],
  { seesDeals, opensDeals }: Reader,
  texts: T = textsIn('en', 'contacts'),
): Promise<ThreadItemDto[]> {
  const keys = identityKeys(contact);
  const matchKeys = op.in(keys);
  const found =
    keys.length === 0
      ? []
      : await Promise.all([
          enquiryItems(texts, matchKeys),
          visitItems(texts, matchKeys),
          listingItems(texts, keys),
          seesDeals ? dealItems(texts, matchKeys, opensDeals) : [],
          pageItems(texts, matchKeys),
        ]);
  return [...found.flat(), ...notes.map((note) => noteItem(texts, note))].sort((a, b) =>
    b.at.localeCompare(a.at),
  );
}
