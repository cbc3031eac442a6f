/** `npm run reindex`: makes the index of the search server of SEARCH_URL again from the database, while the old one answers. */
import { disconnectDb } from '@/lib/platform/db/connect';
import { reindex } from '@/lib/search/opensearch/data';

try {
  const started = performance.now();
  const { name, count } = await reindex();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${count} listings are in a new index behind ${name}, after ${seconds} s.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await disconnectDb();
}
