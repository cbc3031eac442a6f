import 'server-only';
import { localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import {
  escapeHtml,
  homeBlock,
  homeText,
  type MailHome,
  mailButton,
  mailDocument,
  mailLink,
  paragraph,
  smallPrint,
  textAsHtml,
} from '@/lib/platform/mail/html';
import type { Mail } from '@/lib/platform/mail/mailer';
import { oneLine, type Receiver } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';
import { formatDate } from '@/lib/platform/text/format';
import { site } from '@/lib/settings/data';

type Link = { label: string; href: string };

/** The parts of a mail other than its paragraphs. */
export type LetterParts = {
  /** its one button, which opens the subject itself */
  button: Link;
  /** the date and time it is about, such as a visit */
  when?: string | undefined;
  /** the home it is about */
  home?: MailHome | undefined;
  /** homes listed above the button */
  homes?: readonly MailHome[];
  /** small print below the button */
  notes?: readonly string[];
  /** other homes at the end, with their heading */
  others?: { title: string; homes: readonly MailHome[] } | undefined;
  /** the reason for the mail and where to change it, at the foot */
  reason?: { text: string; change: Link };
  /** true if the receiver's name is unknown or may be a stranger's */
  isNameless?: boolean;
};

/** The one layout of all mails, as HTML and text. The texts are already in the receiver's language. */
export async function letter(
  to: Receiver,
  subject: string,
  lines: readonly string[],
  parts: LetterParts,
): Promise<Mail> {
  const { button, when, home, homes = [], notes = [], others, reason, isNameless } = parts;
  const { name, phone, email, address, url } = await site();
  const { t } = textsIn(to.language, 'accounts/mails');
  const greeting = isNameless ? t('Hello,') : t('Hello {name},', { name: to.name });
  const day = formatDate(new Date(), t.language);
  const signature = [name, phone, email, reason && address].filter((line) => line !== undefined);
  const offered = others?.homes.length ? others : undefined;
  const text = [
    `${name}, ${day}`,
    greeting,
    when,
    home && homeText(home),
    ...lines,
    ...homes.map(homeText),
    `${button.label}:\n${button.href}`,
    ...notes,
    ...(offered ? [offered.title, ...offered.homes.map(homeText)] : []),
    reason && `${reason.text} ${reason.change.label}:\n${reason.change.href}`,
    signature.join('\n'),
  ].filter(Boolean);
  const html = mailDocument({
    language: t.language,
    title: subject,
    preview: [when, ...lines, ...homes.map(homeText)].join(' ').replace(/\s+/g, ' ').trim().slice(0, 140),
    sign: { name, url },
    day,
    body: [
      paragraph(escapeHtml(greeting)),
      when ? paragraph(escapeHtml(when), 'font-weight:bold;') : '',
      home ? homeBlock(home) : '',
      textAsHtml(lines),
      ...homes.map(homeBlock),
      mailButton(button.href, button.label),
      smallPrint(notes),
      offered ? paragraph(escapeHtml(offered.title), 'font-weight:bold;') : '',
      ...(offered?.homes.map(homeBlock) ?? []),
    ].join('\n'),
    footer: [
      ...(reason
        ? [`${escapeHtml(reason.text)} ${mailLink(reason.change.href, reason.change.label)}`, '']
        : []),
      ...signature.map((line, i) => (i === 0 ? `<strong>${escapeHtml(line)}</strong>` : escapeHtml(line))),
    ].join('<br>'),
  });
  return { to: to.email, subject: `${subject} · ${name}`, text: `${text.join('\n\n')}\n`, html };
}

/** URL of a page in the receiver's language. */
export const pageOf = (to: Receiver, path: string): string =>
  siteUrl() + localPath(to.language ?? 'en', path);

export function resetPasswordMail(to: Receiver, token: string, minutes: number): Promise<Mail> {
  const { t } = textsIn(to.language, 'accounts/mails');
  const subject = t('Set a new password');
  return letter(
    to,
    subject,
    [t('Open this link to set a new password. It works once, for {minutes} minutes:', { minutes })],
    {
      button: { label: subject, href: pageOf(to, `/reset-password#${token}`) },
      notes: [t('If you didn’t ask for this, ignore this email. Your password won’t change.')],
    },
  );
}

export function verifyEmailMail(to: Receiver, token: string, days: number): Promise<Mail> {
  const { t } = textsIn(to.language, 'accounts/mails');
  const subject = t('Confirm your email address');
  return letter(
    to,
    subject,
    [t('Open this link to confirm that this address is yours. It works once, for {days} days:', { days })],
    {
      button: { label: subject, href: pageOf(to, `/verify-email#${token}`) },
      notes: [t('If you don’t have an account with us, ignore this email.')],
    },
  );
}

export function accountExistsMail(to: Receiver): Promise<Mail> {
  const { t } = textsIn(to.language, 'accounts/mails');
  return letter(
    to,
    t('You already have an account'),
    [
      t(
        'Someone, perhaps you, tried to create an account with this address. You already have one, so nothing has changed.',
      ),
    ],
    {
      button: { label: t('Sign in'), href: pageOf(to, '/login') },
      notes: [
        t('Forgotten your password? {link}', { link: pageOf(to, '/forgot-password') }),
        t('If this wasn’t you, ignore this email.'),
      ],
    },
  );
}

export function passwordChangedMail(to: Receiver): Promise<Mail> {
  const { t } = textsIn(to.language, 'accounts/mails');
  return letter(
    to,
    t('Your password was changed'),
    [
      t('Your password was just changed, and all other browsers were signed out.'),
      t('If that wasn’t you, set a new one right away.'),
    ],
    { button: { label: t('Set a new password'), href: pageOf(to, '/forgot-password') } },
  );
}

export function erasureRequestedMail(to: Receiver, on: Date): Promise<Mail> {
  const { t } = textsIn(to.language, 'accounts/mails');
  const day = formatDate(on, t.language);
  return letter(
    to,
    t('Your account will be deleted on {day}', { day }),
    [
      t('As you asked, your account and everything in it will be erased on {day}.', { day }),
      t('If you change your mind, sign in before then and choose "Keep my account".'),
    ],
    { button: { label: t('Sign in'), href: pageOf(to, '/login') } },
  );
}

/** Records that a colleague can get in bulk, each with the mail's subject and the list to open. */
const HANDED = {
  contacts: {
    subject: '{name} assigned you {count, plural, one {# contact} other {# contacts}}',
    list: '/admin/contactlist?owner=',
  },
  enquiries: {
    subject: '{name} assigned you {count, plural, one {# enquiry} other {# enquiries}}',
    list: '/admin/enquiries?assignee=',
  },
} as const;

/** Mails colleague `id` once per kind about received records, whatever their number. */
export function handedMail(
  to: Receiver,
  { kind, id, by, count }: { kind: keyof typeof HANDED; id: string; by: string; count: number },
): Promise<Mail> {
  const { t } = textsIn(to.language, 'accounts/mails');
  const { subject, list } = HANDED[kind];
  return letter(to, t(subject, { name: oneLine(by), count }), [t('They’re yours from now on.')], {
    button: { label: t('Open the list'), href: `${siteUrl()}${list}${id}` },
  });
}
