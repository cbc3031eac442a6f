import 'server-only';
import { localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import {
  escapeHtml,
  homeBlock,
  homeText,
  type MailHome,
  mailDocument,
  paragraph,
  textAsHtml,
} from '@/lib/platform/mail/html';
import type { Mail } from '@/lib/platform/mail/mailer';
import type { Receiver } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';
import { formatDate } from '@/lib/platform/text/format';
import { site } from '@/lib/settings/data';

/** What a mail shows beside its paragraphs. */
export type LetterParts = {
  /** the home that it is about */
  home?: MailHome | undefined;
  /** other homes, below everything, with what they are */
  others?: { title: string; homes: readonly MailHome[] } | undefined;
  /** who writes: the mail is signed with this name above the agency's */
  person?: string | undefined;
  /** for a receiver whose name is not known, or may be a stranger's */
  isNameless?: boolean;
};

/**
 * The one layout of our mails, as HTML and as text: the sign, a greeting, the home, paragraphs, one button, who we are. The texts are in the
 * receiver's language already. A paragraph that ends in a line with an address becomes the button.
 */
export async function letter(
  to: Receiver,
  subject: string,
  lines: readonly string[],
  { home, others, person, isNameless }: LetterParts = {},
): Promise<Mail> {
  const { name, phone, email, url } = await site();
  const { t } = textsIn(to.language, 'accounts/mails');
  const greeting = isNameless ? t('Hello,') : t('Hello {name},', { name: to.name });
  const signature = [person, name, phone, email].filter((line): line is string => Boolean(line));
  const isOffering = others !== undefined && others.homes.length > 0;
  const text = [
    greeting,
    ...lines,
    ...(home ? [homeText(home)] : []),
    ...(isOffering ? [others.title, ...others.homes.map(homeText)] : []),
    signature.join('\n'),
  ].join('\n\n');
  const html = mailDocument({
    language: t.language,
    title: subject,
    preview: lines.join(' ').replace(/\s+/g, ' ').slice(0, 140),
    sign: { name, url },
    body: [
      paragraph(escapeHtml(greeting)),
      home ? homeBlock(home) : '',
      textAsHtml(lines, t('Open')),
      isOffering
        ? paragraph(escapeHtml(others.title), 'font-weight:bold;') + others.homes.map(homeBlock).join('')
        : '',
    ].join('\n'),
    footer: signature.map(escapeHtml).join('<br>'),
  });
  return { to: to.email, subject: `${subject} · ${name}`, text: `${text}\n`, html };
}

export function resetPasswordMail(to: Receiver, token: string, minutes: number): Promise<Mail> {
  const { t } = textsIn(to.language, 'accounts/mails');
  return letter(to, t('Set a new password'), [
    t('Open this link to set a new password. It works once, for {minutes} minutes:', { minutes }),
    siteUrl() + localPath(t.language, `/reset-password#${token}`),
    t('If you did not ask for this, ignore this mail. Your password stays as it is.'),
  ]);
}

export function verifyEmailMail(to: Receiver, token: string, days: number): Promise<Mail> {
  const { t } = textsIn(to.language, 'accounts/mails');
  return letter(to, t('Confirm your e-mail address'), [
    t('Open this link to confirm that this address is yours. It works once, for {days} days:', { days }),
    siteUrl() + localPath(t.language, `/verify-email#${token}`),
    t('If you have no account with us, ignore this mail.'),
  ]);
}

export function accountExistsMail(to: Receiver): Promise<Mail> {
  const { t } = textsIn(to.language, 'accounts/mails');
  return letter(to, t('You have an account already'), [
    t(
      'Somebody, perhaps you, wanted to open an account with this address. You have one already, and it stays as it is.',
    ),
    t('Sign in: {link}', { link: siteUrl() + localPath(t.language, '/login') }),
    t('If you have forgotten the password: {link}', {
      link: siteUrl() + localPath(t.language, '/forgot-password'),
    }),
    t('If it was not you, ignore this mail.'),
  ]);
}

export function passwordChangedMail(to: Receiver): Promise<Mail> {
  const { t } = textsIn(to.language, 'accounts/mails');
  return letter(to, t('Your password was changed'), [
    t('The password of your account was changed just now, and all other browsers were signed out.'),
    t('If that was not you, set a new one at once: {link}', {
      link: siteUrl() + localPath(t.language, '/forgot-password'),
    }),
  ]);
}

export function erasureRequestedMail(to: Receiver, on: Date): Promise<Mail> {
  const { t } = textsIn(to.language, 'accounts/mails');
  const day = formatDate(on, t.language);
  return letter(to, t('Your account will be deleted'), [
    t('As you asked, your account and what belongs to it will be erased on {day}.', { day }),
    t('If you change your mind, sign in before then and choose "Keep my account": {link}', {
      link: siteUrl() + localPath(t.language, '/login'),
    }),
  ]);
}
