import { z } from 'zod';
import { recordAudit } from '@/lib/audit/mutations';
import { hasRole } from '@/lib/auth/guards';
import { invalidate } from '@/lib/cache/invalidate';
import { objectIdSchema } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { deletePropertyImage } from '@/lib/listing/mutations';

/** Public ids contain slashes; clients send them encoded (`images%2F…`) or as they are. */
const params = z.object({
  id: objectIdSchema,
  publicId: z.array(z.string()).transform((parts) => parts.join('/').replaceAll(/%2f/gi, '/')),
});

export const DELETE = route({ auth: 'user', params }, async ({ params: { id, publicId }, session, ip }) => {
  const actor = { id: session.user.id, isAdmin: hasRole(session, 'admin') };
  const property = await deletePropertyImage(actor, id, publicId);
  await invalidate([`property:${id}`, 'lists']);
  const target = { type: 'property', id };
  await recordAudit({ action: 'property.write', by: session, ip, target, details: { removed: publicId } });
  return { data: property };
});
