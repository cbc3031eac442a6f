import 'server-only';
import { Lead } from '@/models/enquiries/lead';
import { once } from './migrations';

/** Saved searches that a listing matches are a number of the listing, not a lead: those of an older version go. */
export async function removeMatchLeads(): Promise<void> {
  await once('leads of saved searches', async () => {
    await Lead.collection.deleteMany({ askedAt: null, 'sources.kind': 'match' });
  });
}
