import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { memberRoleDto } from '@/lib/teams/membership/dto';
import { changeRole, endMembership } from '@/lib/teams/membership/mutations';
import { leaveSchema, roleSchema } from '@/lib/teams/membership/schema';

export const PATCH = route(
  { auth: 'user', params: idParams, body: roleSchema, reply: memberRoleDto },
  ({ actor, params, body }) => changeRole(actor, params.id, body),
);

/** Removes a member, or lets the caller leave the team. */
export const DELETE = route(
  { auth: 'user', params: idParams, body: leaveSchema },
  ({ actor, params, body }) => endMembership(actor, params.id, body.to),
);
