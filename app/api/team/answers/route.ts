import { getAnswersPage } from '@/lib/enquiries/assignment/data';
import { saveAnswerRules } from '@/lib/enquiries/assignment/mutations';
import { answerRulesSchema } from '@/lib/enquiries/assignment/schema';
import { route } from '@/lib/platform/http/route';

/** People who answer in the caller's team, and their speed; `{}` for callers without one. */
export const GET = route({ auth: 'user' }, ({ actor }) => getAnswersPage(actor));

/** The rules of the team: its owners only. */
export const PUT = route({ auth: 'user', body: answerRulesSchema }, ({ actor, body }) =>
  saveAnswerRules(actor, body),
);
