import { withdrawLinkedNumber } from '@/lib/enquiries/conversation/mutations';
import { linkedReleaseParams } from '@/lib/enquiries/conversation/schema';
import { route } from '@/lib/platform/http/route';

export const DELETE = route({ auth: 'public', params: linkedReleaseParams }, async ({ params }) => {
  await withdrawLinkedNumber(params.token, params.id);
});
