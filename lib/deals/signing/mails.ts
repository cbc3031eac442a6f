import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { emailKeyOf, getCredentials } from '@/lib/accounts/users/data';
import { mayMailUninvited } from '@/lib/platform/http/rate-limit';
import { type Language, localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Mail } from '@/lib/platform/mail/mailer';
import { postMail } from '@/lib/platform/mail/queue';
import { oneLine, type Receiver } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';
import { formatDate } from '@/lib/platform/text/format';
import { CODE_MINUTES } from './constants';
import { type SignerRow, type SigningLean, signUrl } from './data';

type About = Pick<SigningLean, '_id' | 'title' | 'firm' | 'language' | 'expiresAt'>;

const receiver = ({ name, email }: SignerRow, language: Language): Receiver => ({
  name: oneLine(name),
  email,
  language,
});

/** Asks a signer to read and sign, or reminds of it. False for an address that got enough in this hour. */
export async function mailSigner(row: About, signer: SignerRow, isReminder: boolean): Promise<boolean> {
  if (!signer.email || !(await mayMailUninvited(emailKeyOf(signer.email)))) return false;
  await postMail(await signerMail(row, signer, isReminder));
  return true;
}

async function signerMail(row: About, signer: SignerRow, isReminder: boolean): Promise<Mail> {
  const { t } = textsIn(row.language as Language, 'deals/signing');
  const title = oneLine(row.title);
  const firm = oneLine(row.firm);
  const date = formatDate(row.expiresAt, t.language);
  return letter(
    receiver(signer, t.language),
    isReminder ? t('Reminder: please sign {title}', { title }) : t('Please sign: {title}', { title }),
    [
      firm
        ? t('{firm} asks you to read and sign this document: {title}.', { firm, title })
        : t('You are asked to read and sign this document: {title}.', { title }),
      t('You can sign until {date}. On the page you read the text first; a code confirms that it is you.', {
        date,
      }),
    ],
    {
      button: { label: t('Read and sign'), href: signUrl(signer, t.language) },
      notes: [
        t('The link is yours alone. Please do not pass it on.'),
        t('If you do not want to sign, you can refuse on the same page.'),
      ],
      person: firm || undefined,
    },
  );
}

/** The one-time code of a signer. */
export function codeMail(row: About, signer: SignerRow, code: string): Promise<Mail> {
  const { t } = textsIn(row.language as Language, 'deals/signing');
  return letter(
    receiver(signer, t.language),
    t('{code} is your code to sign', { code }),
    [
      t('Your code for {title} is {code}. It works once, for {minutes} minutes.', {
        title: oneLine(row.title),
        code,
        minutes: CODE_MINUTES,
      }),
    ],
    {
      button: { label: t('Read and sign'), href: signUrl(signer, t.language) },
      notes: [t('If you did not ask for it, ignore this mail, and give the code to nobody.')],
    },
  );
}

/** To every signer and the member: all have signed, and the file can be fetched. */
export async function mailSigned(row: SigningLean): Promise<void> {
  const language = row.language as Language;
  for (const signer of row.signers as SignerRow[]) {
    if (!signer.email) continue;
    const { t } = textsIn(language, 'deals/signing');
    const title = oneLine(row.title);
    const mail = await letter(
      receiver(signer, language),
      t('Signed: {title}', { title }),
      [t('All have signed. You can fetch the signed file with its certificate page by your link.')],
      {
        button: { label: t('Fetch the signed file'), href: signUrl(signer, language) },
        person: oneLine(row.firm) || undefined,
      },
    );
    await postMail(mail);
  }
  await mailFirm(row, 'signed');
}

type Outcome = 'signed' | 'refused' | 'expired';

/** Tells the member who sent a document how it ended. */
export async function mailFirm(row: SigningLean, outcome: Outcome, reason = ''): Promise<void> {
  const id = row.sentBy ?? row.owner;
  const to = id ? await getCredentials({ id: String(id) }) : undefined;
  if (!to) return;
  const { t } = textsIn(to.language, 'deals/signing');
  const title = oneLine(row.title);
  const texts = {
    signed: [t('Signed: {title}', { title }), t('All have signed. The file is with the deal.')],
    refused: [
      t('Not signed: {title}', { title }),
      t('A signer has refused. The document is a draft again, and can be changed and sent again.'),
    ],
    expired: [
      t('Not signed in time: {title}', { title }),
      t('Not all have signed in time. The document is a draft again, and can be sent again.'),
    ],
  } as const;
  const [subject, text] = texts[outcome];
  const path = localPath(t.language, `/dashboard/deals/${row.deal}/forms/${row.form}`);
  await postMail(
    await letter(to, subject, [text, reason && `“${oneLine(reason)}”`].filter(Boolean), {
      button: { label: t('Open the document'), href: siteUrl() + path },
    }),
  );
}

/** To the other signers, when a document is withdrawn, refused or no longer to be signed. */
export async function mailEnded(row: SigningLean, except?: SignerRow): Promise<void> {
  const language = row.language as Language;
  const { t } = textsIn(language, 'deals/signing');
  const title = oneLine(row.title);
  for (const signer of row.signers as SignerRow[]) {
    if (!signer.email || (except && signer._id.equals(except._id))) continue;
    await postMail(
      await letter(
        receiver(signer, language),
        t('No longer to be signed: {title}', { title }),
        [t('The document was withdrawn. What was signed so far does not count, and you need do nothing.')],
        {
          button: { label: t('See the page'), href: signUrl(signer, language) },
          person: oneLine(row.firm) || undefined,
        },
      ),
    );
  }
}
