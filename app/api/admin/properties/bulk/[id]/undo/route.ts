import { bulkDto } from '@/lib/moderation/bulk/dto';
import { undoBulk } from '@/lib/moderation/bulk/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Undoes a bulk decision while its mails are pending. Its own address reports the progress. */
export const POST = route(
  { auth: { can: 'moderate' }, params: idParams, reply: { 202: bulkDto } },
  async ({ params, actor }) => Response.json(await undoBulk(params.id, actor), { status: 202 }),
);
