import { readOwnEnquiries } from '@/lib/enquiries/conversation/data';
import { ownerOf } from '@/lib/platform/auth/visitor';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'public' }, ({ session, request }) =>
  readOwnEnquiries(ownerOf(session, request.headers)),
);
