import { route } from '@/lib/platform/http/route';
import { getTeamPage } from '@/lib/teams/membership/data';
import { createTeam, updateTeam } from '@/lib/teams/membership/mutations';
import { teamSchema, teamUpdateSchema } from '@/lib/teams/membership/schema';

/** The caller's team with its members; `{}` for callers without one. */
export const GET = route({ auth: 'user' }, ({ actor }) => getTeamPage(actor));

export const POST = route({ auth: ['broker', 'admin'], body: teamSchema }, async ({ actor, body }) =>
  Response.json(await createTeam(actor, body), { status: 201 }),
);

export const PATCH = route({ auth: 'user', body: teamUpdateSchema }, ({ actor, body }) =>
  updateTeam(actor, body),
);
