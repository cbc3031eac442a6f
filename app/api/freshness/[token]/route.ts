import { answerQuestion } from '@/lib/listings/freshness/mutations';
import { answerSchema, questionParams } from '@/lib/listings/freshness/schema';
import { route } from '@/lib/platform/http/route';

/** Takes "still available", or sold or let, through a mailed link, whose token authorises. */
export const POST = route(
  { auth: 'public', params: questionParams, body: answerSchema },
  async ({ params, body }) => {
    await answerQuestion(params.token, body.answer);
  },
);
