import { notFound } from '@/lib/http/errors';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { getBulk } from '@/lib/property/bulk-data';
import { stopBulk } from '@/lib/property/bulk-mutations';

/** How far it is, and what came of each listing. */
export const GET = route({ auth: 'admin', params: idParams }, async ({ params }) => {
  const found = await getBulk(params.id);
  if (!found) throw notFound('Bulk decision not found');
  return found;
});

/** Stops after the listing under way. */
export const DELETE = route({ auth: 'admin', params: idParams }, ({ params }) => stopBulk(params.id));
