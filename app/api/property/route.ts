import { hasRole } from '@/lib/auth/guards';
import { route } from '@/lib/http/route';
import { listWholeNewest } from '@/lib/property/data';
import { propertyFormSchema } from '@/lib/property/form-schema';
import { createProperty } from '@/lib/property/mutations';
import { revalidateListing } from '@/lib/property/revalidate';
import { withPropertyUpload } from '@/lib/property/upload';

/** Most listings in the reply to the bare call (decisions.md 4). */
const BARE_LIMIT = 500;

export const GET = route({ auth: 'public', limit: 'search' }, async () => {
  const { items, total } = await listWholeNewest(BARE_LIMIT);
  return { data: items, total };
});

export const POST = route({ auth: 'user', limit: 'upload' }, async ({ request, session }) => {
  const actor = { id: session.user.id, isAdmin: hasRole(session, 'admin') };
  const saved = await withPropertyUpload(request, ({ fields, files, idempotencyKey }) =>
    createProperty(actor, propertyFormSchema.parse(fields), files, { idempotencyKey }),
  );
  if (!saved.replayed) revalidateListing(saved.property._id);
  return Response.json(
    { data: saved.property, warnings: saved.warnings },
    { status: saved.replayed ? 200 : 201, headers: { location: `/api/property/${saved.property._id}` } },
  );
});
