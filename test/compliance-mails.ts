import { certificateMail } from '@/lib/compliance/certificates/mails';
import {
  grievanceAnsweredMail,
  grievanceDueMail,
  grievanceReceivedMail,
} from '@/lib/compliance/grievances/mails';
import type { Language } from '@/lib/platform/language/languages';
import type { MailWorld } from './mail-world';

/** Samples of mails that the law requires: certificates, grievances. */
export function complianceMails(language: Language, { lister }: MailWorld): Record<string, () => unknown> {
  const to = { id: lister.id, name: 'Asha Kulkarni', email: lister.email, language };
  return {
    certificateMail: () => {
      const ending = { holder: lister.id, number: 'A50500012345', validUntil: '2026-12-24', name: '2' };
      return Promise.all([
        certificateMail(to, { ...ending, before: 0 }, false),
        certificateMail(to, { ...ending, before: 30 }, true),
      ]);
    },
    grievanceReceivedMail: () => grievanceReceivedMail(to, { number: 'G-2026-0001', dueOn: '2027-02-24' }),
    grievanceAnsweredMail: () => grievanceAnsweredMail(to, { number: 'G-2026-0001', answer: '2' }),
    grievanceDueMail: () => {
      const due = { number: 'G-2026-0001', dueOn: '2027-02-24' };
      return Promise.all([
        grievanceDueMail(to, { ...due, isOverdue: false }),
        grievanceDueMail(to, { ...due, isOverdue: true }),
      ]);
    },
  };
}
