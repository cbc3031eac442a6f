import { enquiryLinkParams } from '@/lib/enquiries/conversation/schema';
import { releaseLinkedNumber } from '@/lib/enquiries/number-release/mutations';
import { route } from '@/lib/platform/http/route';

/** The sender shows their number again. */
export const POST = route({ auth: 'public', params: enquiryLinkParams }, async ({ params }) => {
  await releaseLinkedNumber(params.token);
});
