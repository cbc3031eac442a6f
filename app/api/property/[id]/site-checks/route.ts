import { confirmOnSite } from '@/lib/moderation/site-checks/mutations';
import { idDto } from '@/lib/platform/http/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Multipart, for validators: `check`, `state`, `note`, `latitude`, `longitude`, `accuracy`, and the photo as `photo`. */
export const POST = route(
  { auth: 'user', params: idParams, limit: 'upload', reply: { 201: idDto } },
  async ({ actor, params, request }) =>
    Response.json(await confirmOnSite(actor, params.id, request), { status: 201 }),
);
