import { route } from '@/lib/http/route';
import { listDrafts } from '@/lib/listing-draft/data';

/** The caller's unfinished forms, the newest first. */
export const GET = route({ auth: 'user' }, async ({ actor }) => ({ data: await listDrafts(actor.userId) }));
