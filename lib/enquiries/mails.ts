import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { emailKeyOf, getCredentials } from '@/lib/accounts/users/data';
import { DEPARTURE_LINE, DEPARTURES } from '@/lib/enquiries/departures/constants';
import type { Departure } from '@/lib/listings/lifecycle';
import { getMailHome } from '@/lib/listings/mail-homes/data';
import { getTitle } from '@/lib/listings/title/data';
import { isReturned } from '@/lib/platform/auth/returned';
import { mayMailReturned, mayMailUninvited } from '@/lib/platform/http/rate-limit';
import { inBackground } from '@/lib/platform/jobs/background';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Mail } from '@/lib/platform/mail/mailer';
import { postMail } from '@/lib/platform/mail/queue';
import { oneLine, type Receiver } from '@/lib/platform/mail/text';
import { threadHeaders } from '@/lib/platform/mail/thread';
import { similarMailHomes } from '@/lib/search/similar/loaders';
import { site } from '@/lib/settings/data';
import { listerUrl, type ThreadRow, threadUrl } from './conversation/data';
import type { CreatedEnquiry } from './dto';
import type { NewEnquiry } from './schema';

async function enquiryMail(
  to: Receiver & { side: 'o' | 'a' },
  enquiry: CreatedEnquiry,
  form: NewEnquiry,
): Promise<Mail> {
  const { t } = textsIn(to.language, 'enquiries/mails');
  const title = enquiry.propertyTitle && oneLine(enquiry.propertyTitle);
  const sender = oneLine(form.name);
  const subject = title ? t('New enquiry about {title}', { title }) : t('New enquiry');
  const mail = await letter(
    to,
    subject,
    [
      title
        ? t('{name} has sent an enquiry about {title}.', { name: sender, title })
        : t('{name} has sent an enquiry.', { name: sender }),
      form.message,
      [
        t('Phone: {phone}', { phone: oneLine(form.phone) }),
        form.email && t('Email: {email}', { email: form.email }),
      ]
        .filter(Boolean)
        .join('\n'),
    ],
    {
      button: { label: t('Read and reply'), href: listerUrl(enquiry.id, to.side, t.language) },
      home: enquiry.propertyId ? await getMailHome(enquiry.propertyId, to.language) : undefined,
    },
  );
  return {
    ...mail,
    ...(form.email && { replyTo: form.email }),
    // if replies by mail are received, they arrive in the conversation
    ...threadHeaders({ id: enquiry.id, side: to.side }, true),
  };
}

/** Letters and the separators in names, because anyone can type anything there, in a mail to another person. */
const PERSON_NAME = /^[\p{L}\p{M} .'’-]{1,60}$/u;

/**
 * The confirmation to the sender, in the page's language. It repeats no typed text except a plausible name, because the address may belong to someone who has
 * never been here.
 */
async function receiptMail(
  to: { email: string; language: Language },
  enquiry: CreatedEnquiry,
  form: NewEnquiry,
): Promise<Mail> {
  const { email } = await site();
  const { t } = textsIn(to.language, 'enquiries/mails');
  const isListing = enquiry.propertyId !== undefined;
  const title = isListing ? oneLine(enquiry.propertyTitle ?? t('a property')) : undefined;
  const subject = title
    ? t('We have received your enquiry about {title}', { title })
    : t('We have received your enquiry');
  const mail = await letter(
    { ...to, name: form.name },
    subject,
    [
      title
        ? t(
            enquiry.ownerId
              ? 'We have received your enquiry about {title}. The lister has your message and will reply.'
              : 'We have received your enquiry about {title} and will be in touch, usually within a working day.',
            { title },
          )
        : t('We have received your enquiry and will be in touch, usually within a working day.'),
    ],
    {
      button: { label: t('Your enquiry and the replies'), href: threadUrl(enquiry.id, to.language) },
      notes: [t('Not you? Ignore this email.')],
      home: isListing ? await getMailHome(enquiry.propertyId, to.language) : undefined,
      isNameless: !PERSON_NAME.test(form.name),
    },
  );
  return { ...mail, replyTo: email, ...threadHeaders({ id: enquiry.id, side: 's' }, true) };
}

/**
 * Notifies the listing's owner, or else the agency, of a new enquiry, and sends its sender a confirmation. Runs after the reply, so that a slow mail server
 * neither delays the visitor nor loses the stored enquiry.
 */
export function sendEnquiryMails(enquiry: CreatedEnquiry, form: NewEnquiry, language: Language = 'en'): void {
  inBackground('enquiry mail', async () => {
    /** with the title shown on pages in a language */
    const titled = async (to: Language | null | undefined): Promise<CreatedEnquiry> =>
      enquiry.propertyTitle
        ? { ...enquiry, propertyTitle: await getTitle(enquiry.propertyId, enquiry.propertyTitle, to) }
        : enquiry;
    const owner = enquiry.ownerId ? await getCredentials({ id: enquiry.ownerId }) : undefined;
    const agency = await site();
    if (owner) await postMail(await enquiryMail({ ...owner, side: 'o' }, await titled(owner.language), form));
    if (!owner || enquiry.isForAgency)
      await postMail(await enquiryMail({ name: agency.name, email: agency.email, side: 'a' }, enquiry, form));
    const { email } = form;
    if (email && (await mayMailUninvited(emailKeyOf(email))))
      await postMail(await receiptMail({ email, language }, await titled(language), form));
  });
}

/** Tells the sender that the home is no longer available, and offers similar ones. Does nothing without an address. */
export async function mailDeparture(row: ThreadRow, departure: Departure): Promise<void> {
  const { _id, email, language, name, property, propertyTitle } = row;
  if (!email || (isReturned(row.sender) && !(await mayMailReturned(row.owner)))) return;
  const { t } = textsIn(language, 'enquiries/mails');
  const title = propertyTitle
    ? oneLine(await getTitle(property, propertyTitle, t.language))
    : t('a property');
  const { subject, why } = DEPARTURES[departure];
  const mail = await letter(
    { name, email, language },
    t(subject, { title }),
    [t(DEPARTURE_LINE, { title, why: t(why) })],
    {
      button: { label: t('Read the enquiry'), href: threadUrl(_id, t.language) },
      home: await getMailHome(property, t.language),
      others: {
        title: t('Homes like this one'),
        homes: await similarMailHomes(String(property), t.language),
      },
      isNameless: !PERSON_NAME.test(name),
    },
  );
  await postMail({ ...mail, ...threadHeaders({ id: String(_id), side: 's' }, false) });
}
