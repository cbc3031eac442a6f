import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { connectDb, disconnectDb } from '@/lib/db';
import { settleBackground } from '@/lib/jobs/background';
import { registerListeners } from '@/lib/scheduler/events';

/**
 * Call at the top of a test file: connects mongoose to a fresh database of the embedded server that
 * test/global-setup.ts started, with every declared index in place, and drops it afterwards.
 */
export function useTestDb(): void {
  const name = `test_${randomBytes(6).toString('hex')}`;

  registerListeners();

  beforeAll(async () => {
    const base = process.env.TEST_MONGODB_URI;
    if (!base)
      throw new Error('TEST_MONGODB_URI is not set: run through jest.config.mjs, which starts the server');
    const uri = new URL(base);
    uri.pathname = `/${name}`;
    process.env.MONGODB_URI = uri.href;
    await connectDb(uri.href);
    for (const model of Object.values(mongoose.models)) await model.syncIndexes();
  });

  afterAll(async () => {
    await settleBackground();
    await mongoose.connection.dropDatabase();
    await disconnectDb();
  });
}

/** Empties every collection; for a beforeEach. */
export async function clearTestDb(): Promise<void> {
  for (const model of Object.values(mongoose.models)) await model.deleteMany({});
}
