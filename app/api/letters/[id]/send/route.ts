import { z } from 'zod';
import { letterDto } from '@/lib/brokers/letters/dto';
import { sendLetterNow } from '@/lib/brokers/letters/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: 'user', params: idParams, reply: z.strictObject({ data: letterDto }) },
  async ({ actor, params }) => ({
    data: await sendLetterNow(actor, params.id),
  }),
);
