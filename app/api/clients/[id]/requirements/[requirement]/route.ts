import { route } from '@/lib/http/route';
import { changeRequirement, deleteRequirement } from '@/lib/requirement/mutations';
import { requirementChangeSchema, requirementParams } from '@/lib/requirement/schema';

const OPTIONS = { auth: ['broker', 'admin'], params: requirementParams } as const;

/** What is looked for, near misses, paused. */
export const PATCH = route({ ...OPTIONS, body: requirementChangeSchema }, ({ actor, params, body }) =>
  changeRequirement(actor, params.id, params.requirement, body),
);

export const DELETE = route(OPTIONS, ({ actor, params }) =>
  deleteRequirement(actor, params.id, params.requirement),
);
