import { ensureVisitorId, ownerOf } from '@/lib/platform/auth/visitor';
import { route } from '@/lib/platform/http/route';
import { hideHome, showHome } from '@/lib/shortlists/mutations';
import { homeParams } from '@/lib/shortlists/schema';

export const PUT = route({ auth: 'public', params: homeParams }, async (context) => {
  const { session, request, headers, params } = context;
  await hideHome(ensureVisitorId(session, request.headers, headers), params.property);
});

export const DELETE = route({ auth: 'public', params: homeParams }, async ({ session, request, params }) => {
  const owner = ownerOf(session, request.headers);
  if (owner) await showHome(owner, params.property);
});
