import 'server-only';
import { actorOf } from '@/lib/platform/auth/actor';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { threadOfEnquiry } from './data';

export async function loadEnquiryThread(enquiry: string) {
  const actor = actorOf(await pageUser(`/admin/enquiries/${encodeURIComponent(enquiry)}`));
  return threadOfEnquiry(actor, enquiry);
}
