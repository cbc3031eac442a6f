import { ensureVisitor, visitorOf } from '@/lib/platform/auth/visitor';
import { notFound } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';
import { readShared } from '@/lib/shortlists/data';
import { sharedShortlistDto } from '@/lib/shortlists/dto';
import { replyToShared } from '@/lib/shortlists/mutations';
import { replySchema, tokenParams } from '@/lib/shortlists/schema';

/** A list by its link. Open pages poll it every few seconds. */
export const GET = route(
  { auth: 'public', params: tokenParams, reply: sharedShortlistDto },
  async ({ params, request }) => {
    const shared = await readShared(params.token, visitorOf(request.headers));
    if (!shared) throw notFound();
    return shared;
  },
);

export const PUT = route({ auth: 'public', params: tokenParams, body: replySchema }, async (context) => {
  const { params, body, request, headers } = context;
  await replyToShared(params.token, ensureVisitor(request.headers, headers), body);
});
