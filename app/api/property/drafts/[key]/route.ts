import { route } from '@/lib/http/route';
import { deleteDraft, saveDraft } from '@/lib/listing-draft/mutations';
import { draftKeyParams, listingDraftSchema } from '@/lib/listing-draft/schema';

/** Keys are the clients' own: everybody has only their own drafts. */
export const PUT = route(
  { auth: 'user', params: draftKeyParams, body: listingDraftSchema, limit: 'draft' },
  async ({ actor, params, body }) => ({ data: await saveDraft(actor, params.key, body) }),
);

export const DELETE = route({ auth: 'user', params: draftKeyParams }, async ({ actor, params }) => {
  await deleteDraft(actor, params.key);
  return { message: 'Draft deleted' };
});
