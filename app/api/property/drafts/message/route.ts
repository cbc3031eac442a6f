import { z } from 'zod';
import { messageDraftDto } from '@/lib/imports/messages/dto';
import { draftFromRequest } from '@/lib/imports/messages/mutations';
import { route } from '@/lib/platform/http/route';

/** Turns a forwarded message with photos, sent as a form or JSON, into a draft of the caller. */
export const POST = route(
  { auth: 'user', limit: 'upload', reply: { 201: z.strictObject({ data: messageDraftDto }) } },
  async ({ request, actor }) =>
    Response.json({ data: await draftFromRequest(actor, request) }, { status: 201 }),
);
