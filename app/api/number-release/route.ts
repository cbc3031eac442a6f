import { releaseNumber } from '@/lib/enquiries/conversation/mutations';
import { releaseSchema } from '@/lib/enquiries/number-release/schema';
import { ownerOf } from '@/lib/platform/auth/visitor';
import { route } from '@/lib/platform/http/route';

export const POST = route(
  { auth: 'public', body: releaseSchema },
  async ({ session, actor, request, body }) => {
    await releaseNumber(ownerOf(session, request.headers), actor, body.enquiry);
  },
);
