import { listIntroductions } from '@/lib/deals/introductions/data';
import { introductionDto, introductionListDto } from '@/lib/deals/introductions/dto';
import { createIntroduction } from '@/lib/deals/introductions/mutations';
import { introductionSchema } from '@/lib/deals/introductions/schema';
import { route } from '@/lib/platform/http/route';

const AUTH = ['broker', 'admin'] as const;

export const GET = route({ auth: AUTH, reply: introductionListDto }, ({ actor }) => listIntroductions(actor));

/** Introduces a client to a home that another firm offers: 409 if the person was introduced before. */
export const POST = route(
  { auth: AUTH, body: introductionSchema, reply: { 201: introductionDto } },
  async ({ actor, body }) => Response.json(await createIntroduction(actor, body), { status: 201 }),
);
