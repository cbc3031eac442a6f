import 'server-only';
import { emailKeyOf, getCredentials } from '@/lib/accounts/users/data';
import { getTitle } from '@/lib/listings/title/data';
import { countUninvitedMail } from '@/lib/platform/http/rate-limit';
import { inBackground } from '@/lib/platform/jobs/background';
import { type Language, localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Mail } from '@/lib/platform/mail/mailer';
import { postMail } from '@/lib/platform/mail/queue';
import { oneLine, type Receiver } from '@/lib/platform/mail/text';
import { threadHeaders } from '@/lib/platform/mail/thread';
import { site } from '@/lib/settings/data';
import type { Site } from '@/lib/settings/dto';
import type { CreatedEnquiry } from './dto';
import type { EnquiryInput } from './schema';

function enquiryMail(
  { url, name }: Site,
  to: Receiver & { side: 'o' | 'a' },
  enquiry: CreatedEnquiry,
  form: EnquiryInput,
): Mail {
  const { t } = textsIn(to.language, 'enquiries/mails');
  const title = enquiry.propertyTitle && oneLine(enquiry.propertyTitle);
  const sender = oneLine(form.name);
  const lines = [
    textsIn(to.language, 'accounts/mails').t('Hello {name},', { name: to.name }),
    title
      ? t('{name} has sent an enquiry about {title}.', { name: sender, title })
      : t('{name} has sent an enquiry.', { name: sender }),
    [
      t('Phone: {phone}', { phone: oneLine(form.phone) }),
      form.email && t('E-mail: {email}', { email: form.email }),
    ]
      .filter(Boolean)
      .join('\n'),
    form.message,
    ...(enquiry.propertyId ? [`${url}/properties/${enquiry.propertyId}`] : []),
    name,
  ];
  const thread = threadHeaders({ id: enquiry.id, side: to.side }, true);
  const subject = title ? t('New enquiry about {title}', { title }) : t('New enquiry');
  return {
    to: to.email,
    subject: `${subject} · ${name}`,
    text: `${lines.join('\n\n')}\n`,
    ...(form.email && { replyTo: form.email }),
    // where answers by mail are received, they come into the conversation
    ...thread,
  };
}

/** Letters and what is between them in names. Anyone can type anything there, for a mail to somebody else. */
const PERSON_NAME = /^[\p{L}\p{M} .'’-]{1,60}$/u;

/**
 * What the sender gets, in the language of the page. It repeats nothing that was typed but a plausible name: the address may
 * be that of a person who has never been here.
 */
function receiptMail(
  { url, name, phone, email }: Site,
  to: { email: string; language: Language },
  enquiry: CreatedEnquiry,
  form: EnquiryInput,
): Mail {
  const { t } = textsIn(to.language, 'enquiries/mails');
  const { t: hello } = textsIn(to.language, 'accounts/mails');
  const isListing = enquiry.propertyId !== undefined;
  const title = isListing ? oneLine(enquiry.propertyTitle ?? t('a property')) : undefined;
  const lines = [
    PERSON_NAME.test(form.name) ? hello('Hello {name},', { name: form.name }) : hello('Hello,'),
    title
      ? t('we have received your enquiry about {title} and will be in touch, usually within a working day.', {
          title,
        })
      : t('we have received your enquiry and will be in touch, usually within a working day.'),
    ...(isListing ? [url + localPath(to.language, `/properties/${enquiry.propertyId}`)] : []),
    t('If you did not write to us, somebody has mistyped an address. You need do nothing.'),
    `${name}\n${phone}\n${email}`,
  ];
  const subject = title
    ? t('We have received your enquiry about {title}', { title })
    : t('We have received your enquiry');
  const thread = threadHeaders({ id: enquiry.id, side: 's' }, true);
  return {
    to: to.email,
    subject: `${subject} · ${name}`,
    text: `${lines.join('\n\n')}\n`,
    replyTo: email,
    ...thread,
  };
}

/**
 * Tells the listing's owner, or the agency when there is none, of a new enquiry, and confirms it to its sender. After the
 * reply: a mail server that is slow or down neither delays the visitor nor loses the enquiry, which is stored already.
 */
export function sendEnquiryMails(
  enquiry: CreatedEnquiry,
  form: EnquiryInput,
  language: Language = 'en',
): void {
  inBackground('enquiry mail', async () => {
    /** with the title that pages of a language show */
    const titled = async (to: Language | null | undefined): Promise<CreatedEnquiry> =>
      enquiry.propertyTitle
        ? { ...enquiry, propertyTitle: await getTitle(enquiry.propertyId, enquiry.propertyTitle, to) }
        : enquiry;
    const owner = enquiry.ownerId ? await getCredentials({ id: enquiry.ownerId }) : undefined;
    const agency = await site();
    if (owner)
      await postMail(enquiryMail(agency, { ...owner, side: 'o' }, await titled(owner.language), form));
    if (!owner || enquiry.isForAgency)
      await postMail(
        enquiryMail(agency, { name: agency.name, email: agency.email, side: 'a' }, enquiry, form),
      );
    const { email } = form;
    if (email && (await mayGetMail(email)))
      await postMail(receiptMail(agency, { email, language }, await titled(language), form));
  });
}

/** Nobody's mailbox can be filled through the form. Counted apart from forgotten passwords, which must stay possible. */
async function mayGetMail(address: string): Promise<boolean> {
  return countUninvitedMail(emailKeyOf(address)).then(
    () => true,
    () => false,
  );
}
