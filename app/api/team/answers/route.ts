import { z } from 'zod';
import { getAnswersPage } from '@/lib/enquiries/assignment/data';
import { answersPageDto } from '@/lib/enquiries/assignment/dto';
import { saveAnswerRules } from '@/lib/enquiries/assignment/mutations';
import { answerRulesSchema } from '@/lib/enquiries/assignment/schema';
import { route } from '@/lib/platform/http/route';

/** People who answer in the caller's team, and their speed; `{}` for callers without one. */
export const GET = route(
  { auth: 'user', reply: z.union([answersPageDto, z.strictObject({})]) },
  async ({ actor }) => (await getAnswersPage(actor)) ?? {},
);

/** The team's rules, only for its owners. */
export const PUT = route(
  { auth: 'user', body: answerRulesSchema, reply: answersPageDto },
  ({ actor, body }) => saveAnswerRules(actor, body),
);
