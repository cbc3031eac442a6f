import 'server-only';
import { letter } from '@/lib/account/events';
import type { Mail } from '@/lib/mail/mailer';
import { siteUrl } from '@/lib/site';
import { CONFIRM_DAYS, UNDO_DAYS } from './constants';

type To = { name: string; email: string };

export function confirmOldMail(to: To, newEmail: string, token: string): Promise<Mail> {
  return letter(to, 'Change your e-mail address?', [
    `You asked to sign in with ${newEmail} instead of this address. Confirm it here within ${CONFIRM_DAYS} days:`,
    `${siteUrl()}/verify-email#${token}`,
    'If that was not you, do not open the link, and set a new password: somebody is signed in to your account.',
  ]);
}

export function confirmNewMail(to: To, token: string): Promise<Mail> {
  return letter(to, 'Confirm your new e-mail address', [
    `Open this link to confirm that this address is yours. It works once, for ${CONFIRM_DAYS} days:`,
    `${siteUrl()}/verify-email#${token}`,
    'If you have no account with us, ignore this mail.',
  ]);
}

export function addressTakenMail(to: To): Promise<Mail> {
  return letter(to, 'This address has an account already', [
    'Somebody, perhaps you, wanted to give another account this e-mail address. An account can have it only once.',
    'Nothing was changed. If it was not you, ignore this mail.',
  ]);
}

export function emailChangedMail(to: To, newEmail: string, token: string): Promise<Mail> {
  return letter(to, 'Your e-mail address was changed', [
    `You now sign in with ${newEmail}. This address is not used any more.`,
    `If that was not you, take it back within ${UNDO_DAYS} days. All browsers are signed out then:`,
    `${siteUrl()}/verify-email#undo.${token}`,
  ]);
}
