import { z } from 'zod';
import { stopDto } from '@/lib/brokers/letters/dto';
import { setLettersStopped } from '@/lib/brokers/letters/mutations';
import { stopSchema, tokenParams } from '@/lib/brokers/letters/schema';
import { route } from '@/lib/platform/http/route';

/** The owner stops the letters, or wants them again; the token in the address suffices. */
export const PUT = route(
  { auth: 'public', params: tokenParams, body: stopSchema, reply: z.strictObject({ data: stopDto }) },
  async ({ params, body }) => ({
    data: await setLettersStopped(params.token, body.stopped),
  }),
);
