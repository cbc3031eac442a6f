import 'server-only';
import { Types } from 'mongoose';
import { ENDED_STATUSES, ENQUIRY_STATUSES } from '@/lib/enquiries/constants';
import { op } from '@/lib/platform/db/operators';
import type { Language } from '@/lib/platform/language/languages';
import { DAY_MS } from '@/lib/platform/time/time';
import { Enquiry } from '@/models/enquiries/enquiry';
import { TOLD_DAYS } from './constants';

/** Filter for enquiries whose senders are notified when the home is no longer available. */
export const openEnquiries = (now: Date) => ({
  status: op.in(ENQUIRY_STATUSES.filter((status) => !ENDED_STATUSES.includes(status))),
  createdAt: op.gt(new Date(now.getTime() - TOLD_DAYS * DAY_MS)),
});

/** A person to notify, with language, and by mail or only on the enquiry's or visit's page. */
export type Informed = {
  _id: unknown;
  name: string;
  owner?: unknown;
  team?: unknown;
  email?: string | null | undefined;
  language?: Language | null | undefined;
};

export const listOpenEnquirers = (property: string, now = new Date()): Promise<Informed[]> =>
  Enquiry.find(
    { property: new Types.ObjectId(property), ...openEnquiries(now) },
    { name: 1, email: 1, language: 1, owner: 1, team: 1 },
  )
    .sort({ createdAt: -1 })
    .lean<Informed[]>();
