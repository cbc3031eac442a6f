import { ensureOwner, ownerOf } from '@/lib/auth/visitor';
import { route } from '@/lib/http/route';
import { hideHome, showHome } from '@/lib/shortlist/mutations';
import { homeParams } from '@/lib/shortlist/schema';

/** "Not for us". */
export const PUT = route({ auth: 'public', params: homeParams }, async (context) => {
  const { session, request, headers, params } = context;
  await hideHome(ensureOwner(session, request.headers, headers), params.property);
});

export const DELETE = route({ auth: 'public', params: homeParams }, async ({ session, request, params }) => {
  const owner = ownerOf(session, request.headers);
  if (owner) await showHome(owner, params.property);
});
