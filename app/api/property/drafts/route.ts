import { listDrafts } from '@/lib/listings/drafts/data';
import { route } from '@/lib/platform/http/route';

/** The caller's unfinished forms, newest first. */
export const GET = route({ auth: 'user' }, async ({ actor }) => ({ data: await listDrafts(actor.userId) }));
