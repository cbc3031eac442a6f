import 'server-only';
import { Lead } from '@/models/enquiries/lead';
import { once } from './migrations';

/** Removes leads of an older version made from matching saved searches: these are a figure of the listing now. */
export async function removeMatchLeads(): Promise<void> {
  await once('leads of saved searches', async () => {
    await Lead.collection.deleteMany({ askedAt: null, 'sources.kind': 'match' });
  });
}
