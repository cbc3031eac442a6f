import { withdrawNumber } from '@/lib/accounts/number-release/mutations';
import { releaseParams } from '@/lib/enquiries/number-release/schema';
import { ownerOf } from '@/lib/platform/auth/visitor';
import { route } from '@/lib/platform/http/route';

export const DELETE = route(
  { auth: 'public', params: releaseParams },
  async ({ session, request, params }) => {
    await withdrawNumber(ownerOf(session, request.headers), params.id);
  },
);
