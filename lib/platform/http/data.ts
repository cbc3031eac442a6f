import 'server-only';
import { type RateLimiterMemory, RateLimiterMongo } from 'rate-limiter-flexible';
import { connectDb } from '@/lib/platform/db/connect';
import { RateLimit } from '@/models/platform/rate-limit';

/** Several processes share the count through the database; if it is down, each counts for itself. */
export async function databaseLimiter(
  options: { keyPrefix: string; points: number; duration: number },
  insuranceLimiter: RateLimiterMemory,
): Promise<RateLimiterMongo> {
  const { connection } = await connectDb();
  return new RateLimiterMongo({
    ...options,
    storeClient: connection.getClient(),
    dbName: connection.name,
    tableName: RateLimit.collection.collectionName,
    disableIndexesCreation: true,
    insuranceLimiter,
  });
}
