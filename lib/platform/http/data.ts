import 'server-only';
import mongoose from 'mongoose';
import { type RateLimiterMemory, RateLimiterMongo } from 'rate-limiter-flexible';
import { connectDb } from '@/lib/platform/db/connect';
import { RateLimit } from '@/models/platform/rate-limit';
import type { AddShared } from './shared-limiter';

/** A limiter whose count processes share through the database. If it is down, each counts for itself. */
export async function databaseLimiter(
  options: { keyPrefix: string; points: number; duration: number },
  insuranceLimiter?: RateLimiterMemory,
): Promise<RateLimiterMongo> {
  const { connection } = await connectDb();
  return new RateLimiterMongo({
    ...options,
    storeClient: connection.getClient(),
    dbName: connection.name,
    tableName: RateLimit.collection.collectionName,
    disableIndexesCreation: true,
    ...(insuranceLimiter && { insuranceLimiter }),
  });
}

/** The shared count of calls that each process counts for itself. Nothing is shared while the database is down. */
export function sharedCount(options: { keyPrefix: string; points: number; duration: number }): AddShared {
  let limiter: Promise<RateLimiterMongo> | undefined;
  return async (key, points) => {
    if (mongoose.connection.readyState !== mongoose.ConnectionStates.connected) return undefined;
    limiter ??= databaseLimiter(options);
    return (await (await limiter).penalty(key, points)).consumedPoints;
  };
}
