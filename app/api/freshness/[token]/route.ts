import { answerQuestion } from '@/lib/freshness/mutations';
import { answerSchema, questionParams } from '@/lib/freshness/schema';
import { route } from '@/lib/http/route';

/** "Still available", or sold or let, by the link of a mail: its secret is the permission. */
export const POST = route(
  { auth: 'public', params: questionParams, body: answerSchema },
  async ({ params, body }) => {
    await answerQuestion(params.token, body.answer);
  },
);
