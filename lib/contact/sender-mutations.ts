import 'server-only';
import { type AnyBulkWriteOperation, type Model, trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { Enquiry } from '@/models/enquiry';
import { VisitRecord } from '@/models/visit-record';
import { senderKeys } from './keys';

const BATCH = 500;

type Sent = { email: string; phone?: string; matchKeys?: string[] | null };

/** Gives every enquiry and visit that was written before there were keys its own. Does nothing the second time. */
export async function fillSenderKeys(): Promise<void> {
  await connectDb();
  await fill(Enquiry as unknown as Model<Sent>);
  await fill(VisitRecord as unknown as Model<Sent>);
}

async function fill(model: Model<Sent>): Promise<void> {
  for (;;) {
    const rows = await model
      .find({ matchKeys: trusted({ $exists: false }) }, { email: 1, phone: 1 })
      .limit(BATCH)
      .lean();
    if (rows.length === 0) return;
    const writes = rows.map(
      ({ _id, email, phone }): AnyBulkWriteOperation<Sent> => ({
        updateOne: { filter: { _id }, update: { $set: { matchKeys: senderKeys({ email, phone }) } } },
      }),
    );
    await model.bulkWrite(writes, { ordered: false, timestamps: false });
  }
}
