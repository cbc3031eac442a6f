import { requirementDto } from '@/lib/clients/requirements/dto';
import { changeRequirement, deleteRequirement } from '@/lib/clients/requirements/mutations';
import { requirementChangeSchema, requirementParams } from '@/lib/clients/requirements/schema';
import { route } from '@/lib/platform/http/route';

const OPTIONS = { auth: ['broker', 'admin'], params: requirementParams } as const;

export const PATCH = route(
  { ...OPTIONS, body: requirementChangeSchema, reply: requirementDto },
  ({ actor, params, body }) => changeRequirement(actor, params.id, params.requirement, body),
);

export const DELETE = route(OPTIONS, ({ actor, params }) =>
  deleteRequirement(actor, params.id, params.requirement),
);
