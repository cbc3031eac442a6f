import { readOwnEnquiries } from '@/lib/enquiries/conversation/data';
import { ownEnquiriesDto } from '@/lib/enquiries/conversation/dto';
import { ownerOf } from '@/lib/platform/auth/visitor';
import { route } from '@/lib/platform/http/route';

export const GET = route({ auth: 'public', reply: ownEnquiriesDto }, ({ session, request }) =>
  readOwnEnquiries(ownerOf(session, request.headers)),
);
