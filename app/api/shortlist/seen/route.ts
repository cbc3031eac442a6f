import { ownerOf } from '@/lib/platform/auth/visitor';
import { route } from '@/lib/platform/http/route';
import { markSeen } from '@/lib/shortlists/mutations';

/** The caller has looked at the lists: only what changes from now on is news. */
export const POST = route({ auth: 'public' }, async ({ session, request }) => {
  const owner = ownerOf(session, request.headers);
  if (owner) await markSeen(owner);
});
