import { Types } from 'mongoose';
import { receiverContext } from '@/lib/brokers/letters/data';
import { letterText } from '@/lib/brokers/letters/format';
import { lettersReadyMail, ownerLetterMail } from '@/lib/brokers/letters/mails';
import { assignedMail, escalatedMail } from '@/lib/enquiries/assignment/mails';
import { encrypt } from '@/lib/platform/crypto/encrypt';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { MailWorld } from './mail-world';

/** Samples of mails about a team's leads. */
export const assignmentMails = (
  language: Language,
  { lister, home }: MailWorld,
): Record<string, () => unknown> => {
  const to = { name: 'Asha Kulkarni', email: lister.email, language };
  const lead = { _id: new Types.ObjectId(), name: 'Ravi Kale', property: new Types.ObjectId(home) };
  return {
    assignedMail: () => Promise.all([assignedMail(to, lead), assignedMail(to, lead, 'Meera Joshi')]),
    escalatedMail: () => escalatedMail(to, lead, { from: 'Meera Joshi', to: 'Asha Kulkarni' }, 30),
  };
};

/** Samples of letters to owners, which show no home. */
export const letterMails = (
  language: Language,
  { lister, homes }: MailWorld,
): Record<string, () => unknown> => ({
  lettersReadyMail: () => {
    const to = { name: 'Asha Kulkarni', email: lister.email, language };
    return Promise.all([1, 4].map((count) => lettersReadyMail(to, count, new Date('2026-11-30T05:30:00Z'))));
  },
  ownerLetterMail: () => {
    const _id = new Types.ObjectId();
    const { t } = textsIn(language, 'brokers/letters');
    const home = { title: '2', type: 'sale', price: 6_000_000, shown: 210, opened: 42, openedBefore: 35 };
    const more = { asked: 3, askedBefore: 1, visits: 2, ahead: 1, said: { yes: 1, maybe: 1, no: 0 } };
    const like = { count: 8, opened: 30, lowered: 2, closed: 1 };
    const week = { ...home, ...more, like, buyers: 5, lower: { price: 5_800_000, buyers: 9 } };
    const row = { _id, language, name: 'Ravi Kale', email: 'ravi@home.example', properties: homes };
    const words = {
      subject: t('Your home’s week: {title}', week),
      text: letterText([week], t, language),
    };
    const receiver = { _id, token: encrypt('k'.repeat(32), receiverContext(_id)) };
    const sender = { name: 'Asha Kulkarni', email: lister.email };
    return ownerLetterMail({ ...row, ...words } as never, receiver, sender);
  },
});
