import 'server-only';
import { Readable } from 'node:stream';
import type { Types } from 'mongoose';
import { findEnquiries, findEnquiryById } from '@/lib/enquiries/data';
import { findLeads } from '@/lib/enquiries/leads/data';
import { FOLDERS } from '@/lib/imports/archive-files/constants';
import type { PackedFile } from '@/lib/imports/archive-files/dto';
import { conversationText, type Line, uniqueNames } from '@/lib/imports/archive-files/format';
import type { Reach } from '@/lib/imports/tables/dto';
import { findListings } from '@/lib/listings/data';
import { op } from '@/lib/platform/db/operators';
import { formatDateTime } from '@/lib/platform/text/format';
import { findVisits } from '@/lib/visits/data';
import { ChannelMessage } from '@/models/channels/channel-message';

type Talk = { name: string; property?: Types.ObjectId | null | undefined; listing?: string | undefined };

const SIDES: Record<string, string> = { owner: 'Lister', agency: 'Agency', host: 'Lister' };
const sideOf = (side: string, name: string) => SIDES[side] ?? name;

type EnquiryLean = {
  name: string;
  message: string;
  createdAt: Date;
  messages?: { from: string; text: string; at: Date }[] | null;
  notes?: { kind: string; text: string; by: string; at: Date }[] | null;
};

/** Lines of an enquiry. Its notes are only for the office, which they belong to. */
const linesOfEnquiry = (
  { name, message, createdAt, messages, notes }: EnquiryLean,
  isOffice: boolean,
): Line[] => [
  { at: createdAt, who: name, text: message },
  ...(messages ?? []).map(({ from, text, at }) => ({ at, who: sideOf(from, name), text })),
  ...((isOffice && notes) || [])
    .filter(({ text }) => text)
    .map(({ by, text, at }) => ({ at, who: `${by} (note)`, text })),
];

/** All exchanges with a lead's person: enquiries, visits, WhatsApp, notes. */
async function linesOfLead(id: Types.ObjectId, name: string, isOffice: boolean): Promise<Line[]> {
  const [enquiries, visits, messages] = await Promise.all([
    findEnquiries({ lead: id }),
    findVisits({ lead: id }, { words: 1 }),
    ChannelMessage.find({ lead: id, isEnquiry: op.not(true) }, { direction: 1, text: 1, at: 1 }).lean(),
  ]);
  return [
    ...enquiries.flatMap((one) => linesOfEnquiry(one, isOffice)),
    ...visits.flatMap(({ words }) => words.map(({ by, text, at }) => ({ at, who: sideOf(by, name), text }))),
    ...messages.map(({ direction, text, at }) => ({
      at,
      who: `${direction === 'in' ? name : 'Lister'} (WhatsApp)`,
      text: text ?? '',
    })),
  ];
}

async function codesOf(rows: readonly { property?: Types.ObjectId | null }[]) {
  const ids = rows.flatMap(({ property }) => property ?? []);
  const found = await findListings({ _id: op.in(ids) }, { propertyCode: 1 });
  return new Map(found.map(({ _id, propertyCode }) => [String(_id), propertyCode ?? undefined]));
}

/** Each conversation as a separate file, one per lead and one per enquiry without a lead. */
export async function conversationsOf({ leads, enquiries, isOffice }: Reach): Promise<PackedFile[]> {
  const [people, single] = await Promise.all([
    findLeads(leads as never, { name: 1, property: 1, propertyTitle: 1, notes: 1 }).sort({
      createdAt: 1,
      _id: 1,
    }),
    findEnquiries({ ...enquiries, lead: op.missing() } as never, {
      name: 1,
      property: 1,
      propertyTitle: 1,
    }).sort({ createdAt: 1, _id: 1 }),
  ]);
  const codes = await codesOf([...people, ...single]);
  const nameOf = uniqueNames();
  const file = ({ name, property, listing }: Talk, lines: () => Promise<Line[]>): PackedFile => {
    const code = codes.get(String(property));
    return {
      path: `${FOLDERS.conversations}/${nameOf([code, name], '.txt')}`,
      isCompressed: true,
      open: async () =>
        Readable.from([conversationText({ name, listing, code }, await lines(), formatDateTime)]),
    };
  };
  return [
    ...people.map(({ _id, name, property, propertyTitle, notes }) =>
      file({ name: name ?? '', property, listing: propertyTitle ?? undefined }, async () => [
        ...(await linesOfLead(_id, name ?? '', isOffice)),
        ...(notes ?? [])
          .filter(({ text }) => text)
          .map(({ at, by, text }) => ({ at, who: `${by} (note)`, text })),
      ]),
    ),
    ...single.map(({ _id, name, property, propertyTitle }) =>
      file({ name, property, listing: propertyTitle ?? undefined }, async () => {
        const row = await findEnquiryById(_id);
        return row ? linesOfEnquiry(row, isOffice) : [];
      }),
    ),
  ];
}
