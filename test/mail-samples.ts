import { Types } from 'mongoose';
import {
  addressTakenMail,
  confirmNewMail,
  confirmOldMail,
  emailChangedMail,
} from '@/lib/accounts/email/mails';
import {
  accountExistsMail,
  erasureRequestedMail,
  handedMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
} from '@/lib/accounts/mails';
import { factorChangedMail } from '@/lib/accounts/second-factor/mails';
import { newDeviceMail } from '@/lib/accounts/sign-in/mails';
import { alertMail } from '@/lib/alerts/digests/mails';
import { linkMail } from '@/lib/alerts/saved-searches/mails';
import { tellOfMessage, tellOfNumberless, tellOfToken } from '@/lib/channels/mails';
import { pageNewsMail } from '@/lib/clients/page-news/mails';
import { sentMail, tourMail } from '@/lib/clients/shortlists/mails';
import { reminderMail } from '@/lib/deals/mails';
import { answerMail, mailMessage } from '@/lib/enquiries/conversation/mails';
import { mailDeparture, sendEnquiryMails } from '@/lib/enquiries/mails';
import { mailDraft } from '@/lib/imports/messages/mails';
import { mapPublicCards } from '@/lib/listings/data';
import { mailQuestion } from '@/lib/listings/freshness/mails';
import { decisionMail, decisionsMail } from '@/lib/moderation/mails';
import { tellOwner } from '@/lib/office/audit-anchor/mails';
import { tasksMail } from '@/lib/office/tasks/mails';
import { settleBackground } from '@/lib/platform/jobs/background';
import type { Language } from '@/lib/platform/language/languages';
import { getMailer, type Mail } from '@/lib/platform/mail/mailer';
import { mailHeir, mailJoined, mailRemoved, mailTeamInvitation } from '@/lib/teams/membership/mails';
import { mailNewRole, mailStaffInvitation } from '@/lib/teams/staff/mails';
import { MAIL_KINDS } from '@/lib/visits/constants';
import type { VisitLean } from '@/lib/visits/data';
import { departureMail, dueMail, tellOfBooking, tellOfStep } from '@/lib/visits/mails';
import { introductionMails, termsMails } from './co-broking-mails';
import { complianceMails } from './compliance-mails';
import { assignmentMails, letterMails } from './letter-mails';
import { type MailWorld, mailWorld } from './mail-world';
import { sendCancelled, tourHomeMails } from './tour-mails';

/** Makes one definition's mails, which it returns or sends. */
type Make = () => unknown;
export type MailSample = { name: string; isAboutHome: boolean; mails: Mail[] };

/** Texts that people write in these mails. */
const WRITTEN = {
  en: 'Yes, the flat can be seen on Saturday.',
  mr: 'हो, फ्लॅट शनिवारी पाहता येईल.',
  hi: 'हाँ, फ़्लैट शनिवार को देखा जा सकता है।',
} as const satisfies Record<Language, string>;
const DECISIONS = ['approve', 'reject', 'verified', 'unverified', 'active', 'paused', 'expired'] as const;
const TOKEN = 'k'.repeat(32);
const DAY = new Date('2026-11-24T07:30:00Z');
const task = (text: string, day: string) => ({ id: TOKEN, text, day });

function accountMails(language: Language, { lister, colleague, home }: MailWorld): Record<string, Make> {
  const to = { id: lister.id, name: 'Asha Kulkarni', email: lister.email, language };
  const by = { userId: colleague.id, name: 'Meera Joshi' };
  const invited = { email: lister.email, by, token: TOKEN, expiresAt: DAY };
  return {
    resetPasswordMail: () => resetPasswordMail(to, TOKEN, 30),
    verifyEmailMail: () => verifyEmailMail(to, TOKEN, 3),
    accountExistsMail: () => accountExistsMail(to),
    passwordChangedMail: () => passwordChangedMail(to),
    erasureRequestedMail: () => erasureRequestedMail(to, DAY),
    confirmOldMail: () => confirmOldMail(to, 'new@home.example', TOKEN),
    confirmNewMail: () => confirmNewMail(to, TOKEN),
    addressTakenMail: () => addressTakenMail(to),
    emailChangedMail: () => emailChangedMail(to, 'new@home.example', TOKEN),
    factorChangedMail: () => factorChangedMail(to, (t) => t('An authenticator app was added.')),
    newDeviceMail: () => newDeviceMail(to, { userAgent: '', ip: '192.0.2.1', at: DAY }),
    mailTeamInvitation: () => mailTeamInvitation(invited, 'Kale Realty', 'agent'),
    mailStaffInvitation: () => mailStaffInvitation(invited, 'moderator'),
    handedMail: () =>
      Promise.all([
        handedMail(to, { kind: 'contacts', id: lister.id, by: by.name, count: 2 }),
        handedMail(to, { kind: 'enquiries', id: lister.id, by: by.name, count: 1 }),
      ]),
    mailJoined: () => mailJoined(lister.id, 'Ravi Kale', 'Kale Realty'),
    mailRemoved: () => mailRemoved(lister.id, 'Kale Realty'),
    mailCancelled: () => sendCancelled(language, lister.id, home),
    mailHeir: () => mailHeir(lister.id, 'Ravi Kale', 'Kale Realty'),
    mailNewRole: () => mailNewRole(lister.id, { role: 'admin', office: 'moderator' }, colleague.id),
    tasksMail: () => tasksMail(to, [task('2', '2026-11-23'), task('1', '2026-11-24')], '2026-11-24'),
    mailDraft: () =>
      mailDraft(lister.id, {
        key: TOKEN,
        values: { title: '2' },
        understood: [],
        assumed: [],
        missing: [{ field: 'price', message: 'price is missing' }],
        duplicates: [],
        isMasked: false,
        isWanted: false,
        pictures: 0,
        refused: [],
      }),
  };
}

/** Mails to the agency, which are in English. */
function agencyMails(): Record<string, Make> {
  return {
    tellOwner: () => tellOwner('Audit log of the day', ['The audit log was checked and is whole.']),
    tellOfToken: async () => {
      await tellOfToken(3);
      await tellOfToken(undefined);
    },
    tellOfNumberless: () => tellOfNumberless('Ravi Kale', WRITTEN.en),
  };
}

async function homeMails(language: Language, { lister, home, homes, enquiry }: MailWorld) {
  const to = { name: 'Asha Kulkarni', email: lister.email, language };
  const written = WRITTEN[language];
  const found = await mapPublicCards(homes.map((id) => new Types.ObjectId(id)));
  const cards = homes.map((id) => found.get(id)?.card);
  const alert = {
    homes: [
      { id: homes[0]!, reason: 'new' as const, card: cards[0], searches: ['1'] },
      { id: homes[1]!, reason: 'price' as const, card: cards[1], priceBefore: 5_600_000, searches: ['1'] },
      { id: TOKEN, reason: 'gone' as const, searches: ['1'] },
    ],
    searches: [{ id: '1', title: '2', path: '/buy/nagpur?bedrooms=2' }],
  };
  const asked = homes.map((id) => ({
    id,
    title: 'A flat in Dharampeth',
    confirmedAt: DAY,
    token: TOKEN,
    gone: 1,
  }));
  const contact = { ...to, confirmer: 'owner' as const };
  const deal = { _id: enquiry._id, owner: enquiry.owner, title: '3', property: enquiry.property };
  const lead = { _id: enquiry._id, owner: enquiry.owner, property: enquiry.property, name: 'Ravi Kale' };
  const form = { name: 'Ravi Kale', email: enquiry.email!, phone: '+919822012345', message: written };
  const created = {
    id: String(enquiry._id),
    propertyId: home,
    propertyTitle: 'A flat in Dharampeth',
    ownerId: lister.id,
    repeated: false,
  };
  const row = enquiry as never;
  const listed = { id: home, title: 'A flat in Dharampeth' };
  const makes: Record<string, Make> = {
    alertMail: () => alertMail(lister.email, alert, `http://localhost:3000/searches/${TOKEN}`, language),
    decisionMail: () =>
      Promise.all(DECISIONS.map((decision) => decisionMail(to, listed, { decision, reason: written }))),
    decisionsMail: () => {
      const several = Array.from({ length: 21 }, () => listed);
      return Promise.all(
        DECISIONS.map((decision) => decisionsMail(to, several, { decision, reason: written })),
      );
    },
    mailQuestion: async () => {
      for (const kind of ['ask', 'warn', 'pause', 'gone'] as const) await mailQuestion(kind, contact, asked);
      await mailQuestion('ask', contact, asked.slice(0, 1));
    },
    sentMail: () =>
      sentMail({
        client: { name: 'Ravi Kale', email: 'ravi@home.example' },
        text: written,
        url: `http://localhost:3000/shortlist/${TOKEN}`,
        homes,
        sender: to,
      }),
    ...tourHomeMails(language, lister.id, home, written),
    tourMail: () => {
      const tour = { owner: '', sentBy: lister.id, name: 'Ravi Kale', phone: '+919822012345' };
      const client = { id: TOKEN, name: 'Ravi Kale' };
      return tourMail(client, to, { ...tour, day: '2026-11-29', homes });
    },
    reminderMail: () => reminderMail(deal as never, { day: '2026-11-24', what: '7/12' } as never),
    tellOfMessage: () => tellOfMessage(lead as never, { text: written, phone: '+919822012345' } as never),
    sendEnquiryMails: () => sendEnquiryMails(created, form, language),
    mailDeparture: async () => {
      for (const departure of ['sold', 'rented', 'paused', 'removed'] as const)
        await mailDeparture(row, departure);
    },
    mailMessage: async () => {
      mailMessage(row, 'sender', written);
      mailMessage(row, 'owner', written, 'Asha Kulkarni');
    },
    answerMail: () => answerMail(row, written, 'Meera Joshi'),
  };
  return makes;
}

function visitMails({ visit }: MailWorld): Record<string, Make> {
  const confirmed = { ...visit, status: 'confirmed', start: DAY } as VisitLean;
  const halfDays = visit.proposed;
  return {
    tellOfBooking: () => tellOfBooking(visit),
    tellOfStep: () => {
      tellOfStep(visit, visit, 'visitor', { action: 'propose', halfDays, word: '' });
      tellOfStep(visit, { ...visit, offered: DAY } as VisitLean, 'host', {
        action: 'move',
        start: DAY,
        word: '',
      });
      tellOfStep(visit, confirmed, 'host', { action: 'confirm', start: DAY, word: '' });
      tellOfStep(confirmed, confirmed, 'visitor', { action: 'accept', word: '' });
      tellOfStep(visit, visit, 'host', { action: 'decline', word: '' });
      tellOfStep(confirmed, confirmed, 'host', { action: 'decline', word: '' });
      tellOfStep(confirmed, confirmed, 'visitor', { action: 'cancel', word: '' });
      const shared = { action: 'feedback', verdict: 'yes', note: '', isShared: true } as const;
      tellOfStep(confirmed, confirmed, 'visitor', shared);
      for (const departure of ['sold', 'rented', 'paused', 'removed'] as const)
        tellOfStep(confirmed, { ...confirmed, departure } as VisitLean, 'host', {
          action: 'cancel',
          word: '',
        });
    },
    dueMail: () => Promise.all(MAIL_KINDS.map((kind) => dueMail(confirmed, kind, 'visitor'))),
    departureMail: () => {
      const cancelled = { ...confirmed, status: 'cancelled', departure: 'sold', sequence: 1 } as VisitLean;
      return Promise.all([
        departureMail(visit, cancelled, 'host'),
        departureMail(confirmed, cancelled, 'visitor'),
      ]);
    },
  };
}

/** Mails about homes that do not show any. */
const linkMails = (language: Language, { lister, homes }: MailWorld): Record<string, Make> => ({
  pageNewsMail: () => {
    const sender = { name: 'Asha Kulkarni', email: lister.email, language };
    const client = { name: 'Ravi Kale', email: 'ravi@home.example' };
    const home = { property: new Types.ObjectId(homes[0]), known: { price: 1, status: 'active' } };
    return pageNewsMail({ client, sender, url: `http://localhost:3000/shortlist/${TOKEN}` } as never, [
      {
        ...home,
        title: 'A flat in Dharampeth',
        changes: [{ kind: 'price', before: 6_000_000, now: 5_800_000 }],
      },
      { ...home, title: '1', changes: [{ kind: 'status', now: 'sold' }] },
    ]);
  },
  linkMail: () =>
    Promise.all(
      [
        { query: 'bedrooms=2', isConfirmed: false },
        { query: 'bedrooms=2', isConfirmed: true },
        null,
        undefined,
      ].map((about) =>
        linkMail('ravi@home.example', `http://localhost:3000/searches/${TOKEN}`, about, language),
      ),
    ),
});

/** One or more mails of every definition in a language. */
export async function mailSamples(language: Language): Promise<MailSample[]> {
  const people = await mailWorld(language);
  const sent: Mail[] = [];
  const spy = jest.spyOn(getMailer(), 'send').mockImplementation(async (mail) => void sent.push(mail));
  const samples: MailSample[] = [];
  const take = async (makes: Record<string, Make>, isAboutHome: boolean) => {
    for (const [name, make] of Object.entries(makes)) {
      const made = await make();
      await settleBackground();
      const mails = [made].flat().filter((mail): mail is Mail => typeof mail === 'object' && mail !== null);
      samples.push({ name, isAboutHome, mails: [...mails, ...sent.splice(0)] });
    }
  };
  await take(
    {
      ...accountMails(language, people),
      ...complianceMails(language, people),
      ...linkMails(language, people),
      ...letterMails(language, people),
      ...termsMails(people),
    },
    false,
  );
  if (language === 'en') await take(agencyMails(), false);
  await take(
    {
      ...(await homeMails(language, people)),
      ...visitMails(people),
      ...assignmentMails(language, people),
      ...introductionMails(people, WRITTEN[language]),
    },
    true,
  );
  spy.mockRestore();
  return samples;
}
