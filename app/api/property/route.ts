import { recordAudit } from '@/lib/audit/mutations';
import { hasRole } from '@/lib/auth/guards';
import { invalidate } from '@/lib/cache/invalidate';
import { route } from '@/lib/http/route';
import { createProperty } from '@/lib/listing/mutations';
import { propertyFormSchema } from '@/lib/listing/schema';
import { withPropertyUpload } from '@/lib/listing-upload/data';
import { listForApi } from '@/lib/search/loaders';

export const GET = route({ auth: 'public', limit: 'search' }, ({ request }) =>
  listForApi(new URL(request.url).searchParams),
);

export const POST = route({ auth: 'user', limit: 'upload' }, async ({ request, session, ip }) => {
  const actor = { id: session.user.id, isAdmin: hasRole(session, 'admin') };
  const saved = await withPropertyUpload(request, ({ fields, files, idempotencyKey }) =>
    createProperty(actor, propertyFormSchema.parse(fields), files, { idempotencyKey }),
  );
  if (!saved.replayed) {
    await invalidate([`property:${saved.property._id}`, 'lists']);
    const target = { type: 'property', id: saved.property._id };
    const details = { listed: saved.property.title };
    await recordAudit({ action: 'property.write', by: session, ip, target, details });
  }
  return Response.json(
    { data: saved.property, warnings: saved.warnings },
    { status: saved.replayed ? 200 : 201, headers: { location: `/api/property/${saved.property._id}` } },
  );
});
