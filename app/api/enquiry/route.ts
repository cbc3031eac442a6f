import { ownerOf } from '@/lib/auth/visitor';
import { readOwnEnquiries } from '@/lib/conversation/data';
import { route } from '@/lib/http/route';

/** What the caller has asked, with the answers, and who has the caller's number. */
export const GET = route({ auth: 'public' }, ({ session, request }) =>
  readOwnEnquiries(ownerOf(session, request.headers)),
);
