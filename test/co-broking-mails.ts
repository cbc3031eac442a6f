import { Types } from 'mongoose';
import { mailTerms } from '@/lib/deals/firms/mails';
import { pairOf } from '@/lib/deals/firms/rules';
import { STEPS } from '@/lib/deals/introductions/constants';
import type { IntroductionLean } from '@/lib/deals/introductions/data';
import { mailIntroduced, mailListingLeft, mailStep } from '@/lib/deals/introductions/mails';
import { FirmTerms } from '@/models/deals/firm-terms';
import type { MailWorld } from './mail-world';

type Makes = Record<string, () => unknown>;

/** Both mails about the terms between two firms, which show no home. */
export const termsMails = ({ lister, colleague }: MailWorld): Makes => ({
  mailTerms: async () => {
    const [own, other] = [colleague.id, lister.id];
    await mailTerms(own, other);
    const row = {
      pair: pairOf(own, other),
      firms: [own, other],
      version: '2026-11-26',
      inForceAt: new Date(),
    };
    await FirmTerms.create(row);
    await mailTerms(own, other);
  },
});

/** Mails about one introduction, with the reader once on each side. */
export const introductionMails = ({ lister, colleague, home }: MailWorld, written: string): Makes => {
  const side = (id: string) => ({ owner: new Types.ObjectId(id), team: null });
  const row = {
    _id: new Types.ObjectId(),
    property: new Types.ObjectId(home),
    propertyTitle: 'A flat in Dharampeth',
    lister: side(lister.id),
    bringer: side(colleague.id),
    share: 4000,
  } as unknown as IntroductionLean;
  return {
    mailIntroduced: () => mailIntroduced(row),
    mailStep: async () => {
      for (const kind of STEPS) await mailStep(row, 'bringer', kind, kind === 'note' ? written : '');
    },
    mailListingLeft: async () => {
      for (const why of ['sold', 'rented', 'paused', 'removed'] as const) await mailListingLeft(row, why);
    },
  };
};
