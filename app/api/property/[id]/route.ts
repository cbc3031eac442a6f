import { recordAudit } from '@/lib/audit/mutations';
import { hasRole } from '@/lib/auth/guards';
import { invalidate } from '@/lib/cache/invalidate';
import { samePhotosOf } from '@/lib/duplicates/data';
import { notFound } from '@/lib/errors';
import { idParams } from '@/lib/http/params';
import { route } from '@/lib/http/route';
import { getPropertyFor, getPublicProperty } from '@/lib/listing/data';
import { updateProperty } from '@/lib/listing/mutations';
import { withPropertyUpload } from '@/lib/listing-upload/data';
import { changesBetween } from '@/lib/moderation/rules';

export const GET = route({ auth: 'public', params: idParams }, async ({ params, session }) => {
  const viewer = session?.kind === 'user' && { id: session.user.id, isAdmin: hasRole(session, 'admin') };
  const found = viewer ? await getPropertyFor(viewer, params.id) : undefined;
  const property = viewer ? found?.property : await getPublicProperty(params.id);
  if (!property) throw notFound('Property not found');
  if (!found?.mayEdit) return { data: property };
  return { data: property, samePhotos: (await samePhotosOf([params.id])).get(params.id) ?? [] };
});

export const PUT = route(
  { auth: 'user', params: idParams, limit: 'upload' },
  async ({ request, params, session, ip }) => {
    const actor = { id: session.user.id, isAdmin: hasRole(session, 'admin') };
    const before = await getPropertyFor(actor, params.id);
    const saved = await withPropertyUpload(request, ({ fields, files, version, plan }) =>
      updateProperty(actor, params.id, fields, files, { version, plan }),
    );
    await invalidate([`property:${params.id}`, 'lists']);
    const details = before ? changesBetween(before.property, saved.property) : {};
    const target = { type: 'property', id: params.id };
    await recordAudit({ action: 'property.write', by: session, ip, target, details });
    return { data: saved.property, warnings: saved.warnings };
  },
);
