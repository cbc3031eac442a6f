import { ownerOf } from '@/lib/platform/auth/visitor';
import { route } from '@/lib/platform/http/route';
import { markSeen } from '@/lib/shortlists/mutations';

/** Marks the lists as seen, so that only later changes count as news. */
export const POST = route({ auth: 'public' }, async ({ session, request }) => {
  const owner = ownerOf(session, request.headers);
  if (owner) await markSeen(owner);
});
