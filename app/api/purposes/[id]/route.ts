import { choosePurpose } from '@/lib/compliance/purposes/mutations';
import { choiceSchema } from '@/lib/compliance/purposes/schema';
import { idParams } from '@/lib/platform/http/params';
import { route } from '@/lib/platform/http/route';
import { requestLanguage } from '@/lib/platform/language/of-request';

/** The caller's choice about another purpose. */
export const PUT = route(
  { auth: 'user', params: idParams, body: choiceSchema },
  async ({ actor, params, body, request }) => {
    await choosePurpose(actor, params.id, body.agrees, requestLanguage(request.headers));
    return { message: 'Your choice is stored' };
  },
);
