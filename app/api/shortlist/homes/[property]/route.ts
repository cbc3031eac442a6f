import { ensureVisitorId, ownerOf } from '@/lib/platform/auth/visitor';
import { route } from '@/lib/platform/http/route';
import { removeHome, saveHome } from '@/lib/shortlists/mutations';
import { homeChangeSchema, homeParams, homeQuerySchema } from '@/lib/shortlists/schema';

/** Saves a home, or changes its note and rating. */
export const PUT = route({ auth: 'public', params: homeParams, body: homeChangeSchema }, async (context) => {
  const { session, request, headers, params, body } = context;
  await saveHome(ensureVisitorId(session, request.headers, headers), params.property, body);
});

/** Removes a home from the list in `?list=`, or from all lists. */
export const DELETE = route(
  { auth: 'public', params: homeParams, query: homeQuerySchema },
  async ({ session, request, params, query }) => {
    const owner = ownerOf(session, request.headers);
    if (owner) await removeHome(owner, params.property, query.list);
  },
);
