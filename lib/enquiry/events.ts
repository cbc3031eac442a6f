import 'server-only';
import { inBackground } from '@/lib/jobs/background';
import type { Mail } from '@/lib/mail/mailer';
import { postMail } from '@/lib/mail/queue';
import { site } from '@/lib/settings/data';
import type { Site } from '@/lib/settings/dto';
import { getCredentials } from '@/lib/user/data';
import type { CreatedEnquiry } from './mutations';
import type { EnquiryForm } from './schema';

/** A subject is one line, however many the sender typed. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120);

function enquiryMail(
  { url, name }: Site,
  to: { name: string; email: string },
  enquiry: CreatedEnquiry,
  form: EnquiryForm,
): Mail {
  const about = enquiry.propertyTitle ? ` about ${oneLine(enquiry.propertyTitle)}` : '';
  const lines = [
    `Hello ${to.name},`,
    `${oneLine(form.name)} has sent an enquiry${about}.`,
    `Phone: ${oneLine(form.phone)}\nE-mail: ${form.email}`,
    form.message,
    ...(enquiry.propertyId ? [`${url}/properties/${enquiry.propertyId}`] : []),
    name,
  ];
  return { to: to.email, subject: `New enquiry${about} · ${name}`, text: `${lines.join('\n\n')}\n` };
}

/**
 * Tells the listing's owner, or the agency when there is none, of a new enquiry. After the reply: a mail server that is
 * slow or down neither delays the visitor nor loses the enquiry, which is stored already.
 */
export function notifyOwner(enquiry: CreatedEnquiry, form: EnquiryForm): void {
  inBackground('enquiry mail', async () => {
    const owner = enquiry.ownerId ? await getCredentials({ id: enquiry.ownerId }) : undefined;
    const admins = await site();
    await postMail(enquiryMail(admins, owner ?? admins, enquiry, form));
  });
}
