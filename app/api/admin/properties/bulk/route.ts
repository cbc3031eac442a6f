import { startBulk } from '@/lib/bulk-moderation/mutations';
import { bulkDecisionSchema } from '@/lib/bulk-moderation/schema';
import { route } from '@/lib/http/route';

/** One decision about many listings: stored and begun. How far it is, its own address says. */
export const POST = route({ auth: 'admin', body: bulkDecisionSchema }, async ({ body, session, ip }) =>
  Response.json(await startBulk(body, { session, ip }), { status: 202 }),
);
