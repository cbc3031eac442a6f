import { z } from 'zod';
import { summarise } from '@/lib/enquiries/summaries/data';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { callingPageLanguage } from '@/lib/platform/language/of-request';

/** A summary of a long conversation by the language model; nothing is stored. */
export const POST = route(
  { auth: 'user', params: idParams, reply: z.strictObject({ summary: z.string() }) },
  ({ actor, params, request }) => summarise(actor, params.id, callingPageLanguage(request.headers)),
);
