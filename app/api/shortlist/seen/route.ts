import { ownerOf } from '@/lib/auth/visitor';
import { route } from '@/lib/http/route';
import { markSeen } from '@/lib/shortlist/mutations';

/** The caller has looked at the lists: only what changes from now on is news. */
export const POST = route({ auth: 'public' }, async ({ session, request }) => {
  const owner = ownerOf(session, request.headers);
  if (owner) await markSeen(owner);
});
