import { z } from 'zod';
import { idDto } from '@/lib/platform/http/dto';
import { route } from '@/lib/platform/http/route';
import { getTeamPage } from '@/lib/teams/membership/data';
import { teamDto, teamPageDto } from '@/lib/teams/membership/dto';
import { createTeam, updateTeam } from '@/lib/teams/membership/mutations';
import { teamSchema, teamUpdateSchema } from '@/lib/teams/membership/schema';

/** The caller's team with its members; `{}` for callers without one. */
export const GET = route(
  { auth: 'user', reply: z.union([teamPageDto, z.strictObject({})]) },
  async ({ actor }) => (await getTeamPage(actor)) ?? {},
);

export const POST = route(
  { auth: ['broker', 'admin'], body: teamSchema, reply: { 201: idDto } },
  async ({ actor, body }) => Response.json(await createTeam(actor, body), { status: 201 }),
);

export const PATCH = route({ auth: 'user', body: teamUpdateSchema, reply: teamDto }, ({ actor, body }) =>
  updateTeam(actor, body),
);
