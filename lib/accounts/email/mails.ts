import 'server-only';
import { letter, pageOf } from '@/lib/accounts/mails';
import { textsIn } from '@/lib/platform/language/messages';
import type { Mail } from '@/lib/platform/mail/mailer';
import type { Receiver } from '@/lib/platform/mail/text';
import { CONFIRM_DAYS, UNDO_DAYS } from './constants';

export function confirmOldMail(to: Receiver, newEmail: string, token: string): Promise<Mail> {
  const { t } = textsIn(to.language, 'accounts/mails');
  return letter(
    to,
    t('Change your email address?'),
    [
      t('You asked to sign in with {address} instead of this address. Confirm it here within {days} days:', {
        address: newEmail,
        days: CONFIRM_DAYS,
      }),
    ],
    {
      button: { label: t('Confirm your new email address'), href: pageOf(to, `/verify-email#${token}`) },
      notes: [
        t(
          'If that wasn’t you, don’t open the link. Set a new password, because someone is signed in to your account.',
        ),
      ],
    },
  );
}

export function confirmNewMail(to: Receiver, token: string): Promise<Mail> {
  const { t } = textsIn(to.language, 'accounts/mails');
  const subject = t('Confirm your new email address');
  return letter(
    to,
    subject,
    [
      t('Open this link to confirm that this address is yours. It works once, for {days} days:', {
        days: CONFIRM_DAYS,
      }),
    ],
    {
      button: { label: subject, href: pageOf(to, `/verify-email#${token}`) },
      notes: [t('If you don’t have an account with us, ignore this email.')],
    },
  );
}

export function addressTakenMail(to: Receiver): Promise<Mail> {
  const { t } = textsIn(to.language, 'accounts/mails');
  return letter(
    to,
    t('This address already has an account'),
    [
      t(
        'Someone, perhaps you, tried to use this email address for another account. Only one account can use an address.',
      ),
    ],
    {
      button: { label: t('Sign in'), href: pageOf(to, '/login') },
      notes: [t('Nothing was changed. If this wasn’t you, ignore this email.')],
    },
  );
}

export function emailChangedMail(to: Receiver, newEmail: string, token: string): Promise<Mail> {
  const { t } = textsIn(to.language, 'accounts/mails');
  return letter(
    to,
    t('Your email address was changed'),
    [
      t('You now sign in with {address}. This address is no longer used.', { address: newEmail }),
      t('If this wasn’t you, reverse the change within {days} days. That signs out all browsers:', {
        days: UNDO_DAYS,
      }),
    ],
    { button: { label: t('Reverse this change'), href: pageOf(to, `/verify-email#undo.${token}`) } },
  );
}
