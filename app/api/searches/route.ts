import { findSubscriber, readSearches } from '@/lib/alerts/saved-searches/data';
import { ownSearchesDto, savedReplyDto } from '@/lib/alerts/saved-searches/dto';
import { saveSearch, setStopped } from '@/lib/alerts/saved-searches/mutations';
import { alertsChangeSchema, languageQuery, saveSearchSchema } from '@/lib/alerts/saved-searches/schema';
import { userOwner } from '@/lib/platform/auth/visitor';
import { route } from '@/lib/platform/http/route';

export const GET = route(
  { auth: 'user', query: languageQuery, reply: ownSearchesDto },
  async ({ session, query }) =>
    readSearches(await findSubscriber({ owner: userOwner(session.user.id) }), query.language ?? 'en'),
);

/** Saves a search for the account, or for an e-mail address that is confirmed by mail first. */
export const POST = route(
  { auth: 'public', body: saveSearchSchema, reply: { 201: savedReplyDto, 202: savedReplyDto } },
  async ({ session, body, ip, request }) => {
    const saved = await saveSearch(session, body, { ip, headers: request.headers });
    return Response.json(saved, { status: saved.id ? 201 : 202 });
  },
);

/** Stops or resumes all alerts of the account. */
export const PUT = route({ auth: 'user', body: alertsChangeSchema }, ({ session, body }) =>
  setStopped({ owner: userOwner(session.user.id) }, body.stopped),
);
