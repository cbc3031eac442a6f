import { ownerOf } from '@/lib/auth/visitor';
import { route } from '@/lib/http/route';
import { withdrawNumber } from '@/lib/number-release/mutations';
import { releaseParams } from '@/lib/number-release/schema';

/** Takes one's number back. */
export const DELETE = route(
  { auth: 'public', params: releaseParams },
  async ({ session, request, params }) => {
    await withdrawNumber(ownerOf(session, request.headers), params.id);
  },
);
