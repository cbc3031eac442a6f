import 'server-only';
import { defineEvent } from '@/lib/event';
import { formatDate } from '@/lib/format';
import type { Mail } from '@/lib/mail/mailer';
import { site } from '@/lib/settings/data';
import { siteUrl } from '@/lib/site';

/** After a person has shown that an e-mail address is theirs. */
export const emailConfirmed = defineEvent<{ userId: string }>('e-mail address confirmed');

/** After a broker has given the number of the registration as a real estate agent. */
export const agentNumberGiven = defineEvent<{ userId: string }>('agent number given');

type To = { name: string; email: string };

/** A mail in the house's form: greeting, paragraphs, who we are. */
export async function letter(to: To, subject: string, lines: string[]): Promise<Mail> {
  const { name, phone, email } = await site();
  const text = [`Hello ${to.name},`, ...lines, `${name}\n${phone}\n${email}`].join('\n\n');
  return { to: to.email, subject: `${subject} · ${name}`, text: `${text}\n` };
}

export function resetPasswordMail(to: To, token: string, minutes: number): Promise<Mail> {
  return letter(to, 'Set a new password', [
    `Open this link to set a new password. It works once, for ${minutes} minutes:`,
    `${siteUrl()}/reset-password#${token}`,
    'If you did not ask for this, ignore this mail. Your password stays as it is.',
  ]);
}

export function verifyEmailMail(to: To, token: string, days: number): Promise<Mail> {
  return letter(to, 'Confirm your e-mail address', [
    `Open this link to confirm that this address is yours. It works once, for ${days} days:`,
    `${siteUrl()}/verify-email#${token}`,
    'If you have no account with us, ignore this mail.',
  ]);
}

export function accountExistsMail(to: To): Promise<Mail> {
  return letter(to, 'You have an account already', [
    'Somebody, perhaps you, wanted to open an account with this address. You have one already, and it stays as it is.',
    `Sign in: ${siteUrl()}/login`,
    `If you have forgotten the password: ${siteUrl()}/forgot-password`,
    'If it was not you, ignore this mail.',
  ]);
}

export function passwordChangedMail(to: To): Promise<Mail> {
  return letter(to, 'Your password was changed', [
    'The password of your account was changed just now, and all other browsers were signed out.',
    `If that was not you, set a new one at once: ${siteUrl()}/forgot-password`,
  ]);
}

export function erasureRequestedMail(to: To, on: Date): Promise<Mail> {
  const day = formatDate(on);
  return letter(to, 'Your account will be deleted', [
    `As you asked, your account and what belongs to it will be erased on ${day}.`,
    `If you change your mind, sign in before then and choose "Keep my account": ${siteUrl()}/login`,
  ]);
}
