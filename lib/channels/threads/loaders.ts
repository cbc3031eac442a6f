import 'server-only';
import { actorOf } from '@/lib/platform/auth/actor';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { threadOfEnquiry } from './data';

/** WhatsApp and calls of an enquiry of the office. */
export async function loadEnquiryThread(enquiry: string) {
  const actor = actorOf(await pageUser(`/admin/enquiries/${encodeURIComponent(enquiry)}`));
  return threadOfEnquiry(actor, enquiry);
}
