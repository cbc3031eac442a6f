import { idDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';
import { invite } from '@/lib/teams/membership/mutations';
import { inviteSchema } from '@/lib/teams/membership/schema';

/** Invites by mail; an address that was already invited gets a new link. */
export const POST = route(
  { auth: 'user', body: inviteSchema, reply: { 201: idDto } },
  async ({ actor, body }) => Response.json(await invite(actor, body), { status: 201 }),
);
