import { z } from 'zod';
import { letterDto } from '@/lib/brokers/letters/dto';
import { recordShared } from '@/lib/brokers/letters/mutations';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

/** Records that the broker has opened the letter in WhatsApp. */
export const POST = route(
  { auth: 'user', params: idParams, reply: z.strictObject({ data: letterDto }) },
  async ({ actor, params }) => ({
    data: await recordShared(actor, params.id),
  }),
);
