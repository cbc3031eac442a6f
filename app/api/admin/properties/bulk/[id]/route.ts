import { getBulk } from '@/lib/moderation/bulk/data';
import { bulkDto } from '@/lib/moderation/bulk/dto';
import { stopBulk } from '@/lib/moderation/bulk/mutations';
import { notFound } from '@/lib/platform/errors';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: { can: 'read' }, params: idParams, reply: bulkDto }, async ({ params }) => {
  const found = await getBulk(params.id);
  if (!found) throw notFound('Bulk decision not found');
  return found;
});

/** Stops after the current slice of listings. */
export const DELETE = route(
  { auth: { can: 'moderate' }, params: idParams, reply: bulkDto },
  ({ params, actor }) => stopBulk(params.id, actor),
);
