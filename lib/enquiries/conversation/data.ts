import 'server-only';
import type { Types } from 'mongoose';
import type { EnquiryStatus, MessageSide } from '@/lib/enquiries/constants';
import { listReleases, mapPhones, mapReleases } from '@/lib/enquiries/number-release/data';
import { userOwner } from '@/lib/platform/auth/visitor';
import type { Language } from '@/lib/platform/language/languages';
import { Enquiry } from '@/models/enquiries/enquiry';
import type { MessageDto, OwnEnquiriesDto, SentEnquiryDto } from './dto';

const LISTED = 100;

export type ThreadRow = {
  _id: Types.ObjectId;
  sender?: string | null;
  owner?: Types.ObjectId | null;
  team?: Types.ObjectId | null;
  /** the agency is notified beside the owner */
  isForAgency?: boolean | null;
  property?: Types.ObjectId | null;
  propertyTitle?: string | null;
  name: string;
  email?: string | null;
  language?: Language | null;
  message: string;
  status: EnquiryStatus;
  createdAt: Date;
  firstAnsweredAt?: Date | null;
  messages?: { from: MessageSide; text: string; at: Date }[] | null;
};

export const toMessages = (messages: ThreadRow['messages']): MessageDto[] =>
  (messages ?? []).map(({ from, text, at }) => ({ from, text, at: at.toISOString() }));

/** What one person has asked, the newest first, each with its answers; and who has their number. */
export async function readOwnEnquiries(owner: string | undefined): Promise<OwnEnquiriesDto> {
  if (!owner) return { enquiries: [], releases: [] };
  const rows = await Enquiry.find({ sender: owner })
    .sort({ createdAt: -1 })
    .limit(LISTED)
    .lean<ThreadRow[]>();
  const listers = rows.flatMap((row) => (row.owner ? [userOwner(String(row.owner))] : []));
  const [givenTo, phones, releases] = await Promise.all([
    mapReleases(rows.map(({ _id }) => _id)),
    mapPhones(listers),
    listReleases(owner),
  ]);
  const enquiries = rows.map((row): SentEnquiryDto => {
    const { _id, property, propertyTitle, message, status, createdAt, messages } = row;
    const lister = row.owner ? userOwner(String(row.owner)) : 'agency';
    const given = givenTo.get(String(_id)) ?? [];
    const isGiven = (giver: string) => given.some((release) => release.giver === giver && !release.isTaken);
    const phone = isGiven(lister) ? phones.get(lister) : undefined;
    return {
      id: String(_id),
      ...(property && { propertyId: String(property) }),
      ...(propertyTitle && { propertyTitle }),
      message,
      status,
      createdAt: createdAt.toISOString(),
      messages: toMessages(messages),
      ...(phone && { phone }),
      isNumberShown: isGiven(owner),
    };
  });
  return { enquiries, releases };
}
