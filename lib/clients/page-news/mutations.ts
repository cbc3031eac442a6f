import 'server-only';
import { Types } from 'mongoose';
import { op } from '@/lib/platform/db/operators';
import { postMail } from '@/lib/platform/mail/queue';
import { MINUTE_MS } from '@/lib/platform/time/time';
import type { ShortlistLean } from '@/lib/shortlists/data';
import { Shortlist } from '@/models/shortlists/shortlist';
import { newsOf, receiverOf } from './data';
import { pageNewsMail } from './mails';

/** Delay before a change is announced, so that corrected prices and undone sales are never mailed. */
const SETTLE_MS = 10 * MINUTE_MS;

/** Marks the clients' pages with one of these homes to be checked soon. */
export async function markPages(ids: readonly string[], now = new Date()): Promise<void> {
  const homes = op.in(ids.map((id) => new Types.ObjectId(id)));
  await Shortlist.updateMany(
    { 'homes.property': homes, sentBy: op.exists(), share: op.exists() },
    { $set: { newsAt: new Date(now.getTime() + SETTLE_MS) } },
    { timestamps: false },
  );
}

export const acquirePage = (now: Date, until: Date) =>
  Shortlist.findOneAndUpdate(
    { newsAt: op.lte(now) },
    { $set: { newsAt: until } },
    { sort: { newsAt: 1 }, returnDocument: 'after', timestamps: false },
  ).lean<ShortlistLean>();

/** Mails a client the changes on their page, if they agreed to contact. Returns the number of mails. */
export async function tellClient(row: ShortlistLean): Promise<number> {
  const news = await newsOf(row);
  const receiver = news.length > 0 ? await receiverOf(row) : undefined;
  for (const { property, known } of news)
    await Shortlist.updateOne(
      { _id: row._id, 'homes.property': property },
      { $set: { 'homes.$.announced': known } },
      { timestamps: false },
    );
  await Shortlist.updateOne(
    { _id: row._id, newsAt: row.newsAt },
    { $unset: { newsAt: 1 } },
    { timestamps: false },
  );
  const told = news.filter(({ changes }) => changes.length > 0);
  if (!receiver || told.length === 0) return 0;
  await postMail(await pageNewsMail(receiver, told));
  return 1;
}
