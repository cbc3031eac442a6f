import { FORM_ROLES, type FormKind, type FormRole } from '@/lib/deals/forms/constants';
import { DAY_MS } from '@/lib/platform/time/time';
import { REMIND_AFTER_DAYS, REMIND_BEFORE_DAYS, type SignerState } from './constants';

type Times = { sentAt: Date; expiresAt: Date; reminders: number };

/** When signers who have not signed are reminded. */
function reminderTimes({ sentAt, expiresAt }: Omit<Times, 'reminders'>): Date[] {
  const first = sentAt.getTime() + REMIND_AFTER_DAYS * DAY_MS;
  const last = expiresAt.getTime() - REMIND_BEFORE_DAYS * DAY_MS;
  return [...new Set([first, last])]
    .filter((time) => time > sentAt.getTime() && time <= last)
    .sort((a, b) => a - b)
    .map((time) => new Date(time));
}

/** When the job looks at a signing next: its next reminder, or its end. */
export const nextTime = ({ reminders, ...times }: Times): Date =>
  reminderTimes(times)[reminders] ?? times.expiresAt;

/** How many of the reminders are due: late ones are sent as one. */
export const dueReminders = (times: Omit<Times, 'reminders'>, now: Date): number =>
  reminderTimes(times).filter((time) => time <= now).length;

/** What is wrong with a list of signers. A witness is not needed for a signature, the parties are. */
export function signersProblem(
  kind: FormKind,
  signers: readonly { role: FormRole; email: string }[],
):
  | 'One of these people does not sign this document'
  | 'Each side signs: enter all of them'
  | 'Each signer needs an e-mail address of their own'
  | undefined {
  const roles = FORM_ROLES[kind] as readonly FormRole[];
  if (signers.some(({ role }) => !roles.includes(role)))
    return 'One of these people does not sign this document';
  const isMissing = (role: FormRole) => role !== 'witness' && !signers.some((one) => one.role === role);
  if (roles.some(isMissing)) return 'Each side signs: enter all of them';
  if (new Set(signers.map(({ email }) => email)).size < signers.length)
    return 'Each signer needs an e-mail address of their own';
  return undefined;
}

export const haveAllSigned = (signers: readonly { state: SignerState }[]): boolean =>
  signers.every(({ state }) => state === 'signed');

/** An address or number of which only its owner recognises the rest. */
export function shortened(contact: string): string {
  const at = contact.lastIndexOf('@');
  if (at > 0) return `${contact.slice(0, Math.min(2, at - 1))}…${contact.slice(at)}`;
  return `…${contact.slice(-4)}`;
}
