import { releaseLinkedNumber } from '@/lib/enquiries/conversation/mutations';
import { enquiryLinkParams } from '@/lib/enquiries/conversation/schema';
import { route } from '@/lib/platform/http/route';

export const POST = route({ auth: 'public', params: enquiryLinkParams }, async ({ params }) => {
  await releaseLinkedNumber(params.token);
});
