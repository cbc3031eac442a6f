import { z } from 'zod';
import { deleteDraft, saveDraft } from '@/lib/listings/drafts/mutations';
import { draftKeyParams, listingDraftSchema } from '@/lib/listings/drafts/schema';
import { messageDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';

/** Clients choose the keys, so everyone sees only their own drafts. */
export const PUT = route(
  {
    auth: 'user',
    params: draftKeyParams,
    body: listingDraftSchema,
    limit: 'draft',
    reply: z.strictObject({ data: z.strictObject({ rev: z.number(), savedAt: z.string() }) }),
  },
  async ({ actor, params, body }) => ({ data: await saveDraft(actor, params.key, body) }),
);

export const DELETE = route(
  { auth: 'user', params: draftKeyParams, reply: messageDto },
  async ({ actor, params }) => {
    await deleteDraft(actor, params.key);
    return { message: 'Draft deleted' };
  },
);
