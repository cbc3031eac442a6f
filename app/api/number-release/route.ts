import { ownerOf } from '@/lib/auth/visitor';
import { route } from '@/lib/http/route';
import { releaseNumber } from '@/lib/number-release/mutations';
import { releaseSchema } from '@/lib/number-release/schema';

/** Shows one's number to the other side of an enquiry. */
export const POST = route(
  { auth: 'public', body: releaseSchema },
  async ({ session, actor, request, body }) => {
    await releaseNumber(ownerOf(session, request.headers), actor, body.enquiry);
  },
);
