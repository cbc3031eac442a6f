import { idDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';
import { inviteStaff } from '@/lib/teams/staff/mutations';
import { staffInviteSchema } from '@/lib/teams/staff/schema';

export const POST = route(
  { auth: { can: 'staff' }, fresh: true, body: staffInviteSchema, reply: { 201: idDto } },
  async ({ actor, body }) => Response.json(await inviteStaff(actor, body), { status: 201 }),
);
