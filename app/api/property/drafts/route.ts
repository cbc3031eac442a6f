import { listDrafts } from '@/lib/listings/drafts/data';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'user' }, async ({ actor }) => ({ data: await listDrafts(actor.userId) }));
