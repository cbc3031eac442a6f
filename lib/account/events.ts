import 'server-only';
import { defineEvent } from '@/lib/event';
import { formatDate } from '@/lib/format';
import { localPath } from '@/lib/language/languages';
import type { Mail } from '@/lib/mail/mailer';
import { mailText, type Receiver } from '@/lib/mail/text';
import { site } from '@/lib/settings/data';
import { siteUrl } from '@/lib/site';

/** After a person has shown that an e-mail address is theirs. */
export const emailConfirmed = defineEvent<{ userId: string }>('e-mail address confirmed');

/** After a broker has given the number of the registration as a real estate agent. */
export const agentNumberGiven = defineEvent<{ userId: string }>('agent number given');

/** A mail in the house's form: greeting, paragraphs, who we are. The texts are in the receiver's language already. */
export async function letter(to: Receiver, subject: string, lines: string[]): Promise<Mail> {
  const { name, phone, email } = await site();
  const greeting = mailText(to, 'mails')('Hello {name},', { name: to.name });
  const text = [greeting, ...lines, `${name}\n${phone}\n${email}`].join('\n\n');
  return { to: to.email, subject: `${subject} · ${name}`, text: `${text}\n` };
}

export function resetPasswordMail(to: Receiver, token: string, minutes: number): Promise<Mail> {
  const t = mailText(to, 'mails');
  return letter(to, t('Set a new password'), [
    t('Open this link to set a new password. It works once, for {minutes} minutes:', { minutes }),
    siteUrl() + localPath(t.language, `/reset-password#${token}`),
    t('If you did not ask for this, ignore this mail. Your password stays as it is.'),
  ]);
}

export function verifyEmailMail(to: Receiver, token: string, days: number): Promise<Mail> {
  const t = mailText(to, 'mails');
  return letter(to, t('Confirm your e-mail address'), [
    t('Open this link to confirm that this address is yours. It works once, for {days} days:', { days }),
    siteUrl() + localPath(t.language, `/verify-email#${token}`),
    t('If you have no account with us, ignore this mail.'),
  ]);
}

export function accountExistsMail(to: Receiver): Promise<Mail> {
  const t = mailText(to, 'mails');
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
  const t = mailText(to, 'mails');
  return letter(to, t('Your password was changed'), [
    t('The password of your account was changed just now, and all other browsers were signed out.'),
    t('If that was not you, set a new one at once: {link}', {
      link: siteUrl() + localPath(t.language, '/forgot-password'),
    }),
  ]);
}

export function erasureRequestedMail(to: Receiver, on: Date): Promise<Mail> {
  const t = mailText(to, 'mails');
  const day = formatDate(on, t.language);
  return letter(to, t('Your account will be deleted'), [
    t('As you asked, your account and what belongs to it will be erased on {day}.', { day }),
    t('If you change your mind, sign in before then and choose "Keep my account": {link}', {
      link: siteUrl() + localPath(t.language, '/login'),
    }),
  ]);
}
