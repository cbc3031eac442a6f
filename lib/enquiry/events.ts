import 'server-only';
import type { Actor } from '@/lib/auth/actor';
import { defineEvent } from '@/lib/event';
import { consume } from '@/lib/http/rate-limit';
import { inBackground } from '@/lib/jobs/background';
import type { Mail } from '@/lib/mail/mailer';
import { postMail } from '@/lib/mail/queue';
import { threadHeaders } from '@/lib/mail/thread';
import { site } from '@/lib/settings/data';
import type { Site } from '@/lib/settings/dto';
import { emailKeyOf, getCredentials } from '@/lib/user/data';
import type { EnquiryStatus } from './constants';
import type { CreatedEnquiry } from './dto';
import type { EnquiryInput } from './schema';

/** An enquiry was stored; told again when the same form is sent again. */
export const enquiryRecorded = defineEvent<{ id: string }>('enquiry.recorded');

/** An admin has answered an enquiry or changed its state. */
export const enquiryMoved = defineEvent<{
  id: string;
  status: EnquiryStatus;
  isAnswer: boolean;
  /** of an answer past this site */
  way?: 'call' | 'whatsapp' | undefined;
  /** when the next step is due, where that was said */
  nextAt?: Date | null | undefined;
  at: Date;
  by: Pick<Actor, 'name' | 'userId'>;
}>('enquiry.moved');

/** A subject is one line, however many the sender typed. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120);

function enquiryMail(
  { url, name }: Site,
  to: { name: string; email: string; side: 'o' | 'a' },
  enquiry: CreatedEnquiry,
  form: EnquiryInput,
): Mail {
  const about = enquiry.propertyTitle ? ` about ${oneLine(enquiry.propertyTitle)}` : '';
  const lines = [
    `Hello ${to.name},`,
    `${oneLine(form.name)} has sent an enquiry${about}.`,
    [`Phone: ${oneLine(form.phone)}`, form.email && `E-mail: ${form.email}`].filter(Boolean).join('\n'),
    form.message,
    ...(enquiry.propertyId ? [`${url}/properties/${enquiry.propertyId}`] : []),
    name,
  ];
  const thread = threadHeaders({ id: enquiry.id, side: to.side }, true);
  return {
    to: to.email,
    subject: `New enquiry${about} · ${name}`,
    text: `${lines.join('\n\n')}\n`,
    ...(form.email && { replyTo: form.email }),
    // where answers by mail are received, they come into the conversation
    ...thread,
  };
}

/** Letters and what stands between them in names. Anybody can type anything there, for a mail to somebody else. */
const PERSON_NAME = /^[\p{L}\p{M} .'’-]{1,60}$/u;

/**
 * What the sender gets. It repeats nothing that was typed but a plausible name: the address may be that of somebody
 * who has never been here.
 */
function receiptMail(
  { url, name, phone, email }: Site,
  to: string,
  enquiry: CreatedEnquiry,
  form: EnquiryInput,
): Mail {
  const isListing = enquiry.propertyId !== undefined;
  const about = isListing ? ` about ${oneLine(enquiry.propertyTitle ?? 'a property')}` : '';
  const lines = [
    PERSON_NAME.test(form.name) ? `Hello ${form.name},` : 'Hello,',
    `we have received your enquiry${about} and will be in touch, usually within a working day.`,
    ...(isListing ? [`${url}/properties/${enquiry.propertyId}`] : []),
    'If you did not write to us, somebody has mistyped an address. You need do nothing.',
    `${name}\n${phone}\n${email}`,
  ];
  const subject = `We have received your enquiry${about} · ${name}`;
  const thread = threadHeaders({ id: enquiry.id, side: 's' }, true);
  return { to, subject, text: `${lines.join('\n\n')}\n`, replyTo: email, ...thread };
}

/**
 * Tells the listing's owner, or the agency when there is none, of a new enquiry, and confirms it to its sender. After the
 * reply: a mail server that is slow or down neither delays the visitor nor loses the enquiry, which is stored already.
 */
export function sendEnquiryMails(enquiry: CreatedEnquiry, form: EnquiryInput): void {
  inBackground('enquiry mail', async () => {
    const owner = enquiry.ownerId ? await getCredentials({ id: enquiry.ownerId }) : undefined;
    const agency = await site();
    if (owner) await postMail(enquiryMail(agency, { ...owner, side: 'o' }, enquiry, form));
    if (!owner || enquiry.isForAgency)
      await postMail(enquiryMail(agency, { ...agency, side: 'a' }, enquiry, form));
    const { email } = form;
    if (email && (await mayGetMail(email))) await postMail(receiptMail(agency, email, enquiry, form));
  });
}

/** Nobody's mailbox can be filled through the form. Counted apart from forgotten passwords, which must stay possible. */
async function mayGetMail(address: string): Promise<boolean> {
  return consume('mail', `receipt:${emailKeyOf(address)}`).then(
    () => true,
    () => false,
  );
}
