import { z } from 'zod';
import { getDealFile } from '@/lib/deals/file/data';
import { dealFileDto } from '@/lib/deals/file/dto';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: 'user', params: idParams, reply: z.strictObject({ data: dealFileDto }) },
  async ({ actor, params }) => ({
    data: await getDealFile(actor, params.id),
  }),
);
