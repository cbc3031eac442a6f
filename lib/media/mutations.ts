import 'server-only';
import { mongo, trusted } from 'mongoose';
import { connectDb } from '@/lib/db';
import { MediaHold } from '@/models/media-hold';

/** Longer than the slowest request: ten pictures and three videos, each with every attempt at a store that stalls. */
const HOLD_MS = 2 * 60 * 60 * 1000;
/** Longer than a removal with all its attempts (cloudinary.ts), which ends by its own deadlines. */
const REMOVAL_MS = 10 * 60 * 1000;

const DUPLICATE_KEY = 11000;

/** Every change is one atomic update of the object's row; a row that does not fit collides with the unique id. */
async function unlessTaken<T>(change: () => Promise<T>): Promise<T | null> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY) return null;
    throw error;
  }
}

/** False while somebody removes the object; otherwise nobody does until `releaseHolds`, in any process. */
export async function takeHold(publicId: string, holder: string, now = new Date()): Promise<boolean> {
  await connectDb();
  const until = new Date(now.getTime() + HOLD_MS);
  const taken = await unlessTaken(() =>
    MediaHold.updateOne(
      {
        publicId,
        $or: [{ remover: trusted({ $exists: false }) }, { removingUntil: trusted({ $lte: now }) }],
      },
      { $addToSet: { holders: holder }, $max: { until }, $unset: { remover: 1, removingUntil: 1 } },
      { upsert: true },
    ),
  );
  return taken !== null;
}

export async function releaseHolds(publicIds: readonly string[], holder: string): Promise<void> {
  if (publicIds.length === 0) return;
  await connectDb();
  const publicId = trusted({ $in: [...publicIds] });
  await MediaHold.updateMany({ publicId, holders: holder }, { $pull: { holders: holder } });
  await MediaHold.deleteMany({
    publicId,
    holders: trusted({ $size: 0 }),
    remover: trusted({ $exists: false }),
  });
}

/** False while somebody holds or removes the object; otherwise the caller may remove it, and calls `endRemoval`. */
export async function takeRemoval(publicId: string, remover: string, now = new Date()): Promise<boolean> {
  await connectDb();
  const removingUntil = new Date(now.getTime() + REMOVAL_MS);
  const free = [{ holders: trusted({ $size: 0 }), remover: trusted({ $exists: false }) }];
  const taken = await unlessTaken(() =>
    MediaHold.updateOne(
      { publicId, $or: [...free, { until: trusted({ $lte: now }) }] },
      { $set: { remover, removingUntil, until: removingUntil, holders: [] } },
      { upsert: true },
    ),
  );
  return taken !== null;
}

export async function endRemoval(publicId: string, remover: string): Promise<void> {
  await MediaHold.deleteOne({ publicId, remover });
}
