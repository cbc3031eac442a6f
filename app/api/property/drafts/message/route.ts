import { z } from 'zod';
import { messageDraftDto } from '@/lib/imports/messages/dto';
import { draftFromRequest } from '@/lib/imports/messages/mutations';
import { route } from '@/lib/platform/http/route';

/** A forwarded message with photographs, as a form or JSON, becomes a draft of the caller. */
export const POST = route(
  { auth: 'user', limit: 'upload', reply: { 201: z.strictObject({ data: messageDraftDto }) } },
  async ({ request, actor }) =>
    Response.json({ data: await draftFromRequest(actor, request) }, { status: 201 }),
);
