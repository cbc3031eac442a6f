import type { TourFamilyRow, TourHomeRow, TourLean } from '@/lib/clients/tours/data';
import { mailAnswer, mailCancelled, mailFamily, mailHomeOff, mailOwner } from '@/lib/clients/tours/mails';
import type { Language } from '@/lib/platform/language/languages';
import { Client } from '@/models/clients/client';
import { Tour } from '@/models/clients/tour';
import { User } from '@/models/platform/user';

const DAY = new Date('2026-11-29T07:30:00Z');

/** A tour of one family to one home, whose broker reads this language. */
async function madeTour(language: Language, owner: string, property: string) {
  await User.updateOne({ _id: owner }, { language });
  const client = await Client.create({
    ...{ owner, name: 'Ravi Kale', nameKey: 'ravi kale', email: 'ravi@home.example' },
    consent: { how: 'said', day: '2026-11-01' },
  });
  const opened = { keys: 'owner', name: 'Asha Kulkarni', email: 'asha@home.example', askedAt: DAY };
  const row = await Tour.create({
    ...{
      owner,
      day: '2026-11-29',
      from: '10:00',
      until: '18:00',
      minutes: 30,
      agents: [owner],
      state: 'sent',
    },
    homes: [{ property, title: 'A flat in Dharampeth', ...opened }],
    families: [{ client: client._id, homes: [property], mailedAt: DAY }],
    stops: [{ property, client: client._id, agent: owner, start: DAY, end: new Date(+DAY + 1_800_000) }],
  });
  const tour = row.toObject() as unknown as TourLean;
  return { tour, home: tour.homes[0] as TourHomeRow, family: tour.families[0] as TourFamilyRow };
}

/** Mails about a home on a tour. */
export const tourHomeMails = (language: Language, owner: string, property: string, word: string) => ({
  mailOwner: async () => {
    const { tour, home } = await madeTour(language, owner, property);
    await mailOwner(tour, home);
  },
  mailFamily: async () => {
    const { tour, family } = await madeTour(language, owner, property);
    await mailFamily(tour, family);
  },
  mailHomeOff: async () => {
    const { tour, home, family } = await madeTour(language, owner, property);
    await mailHomeOff(tour, family, home, 'sold');
  },
  mailAnswer: async () => {
    const { tour, home } = await madeTour(language, owner, property);
    await mailAnswer(tour, home, 'confirmed', word);
    await mailAnswer(tour, home, 'declined', '');
  },
});

export const sendCancelled = async (language: Language, owner: string, property: string) =>
  mailCancelled((await madeTour(language, owner, property)).tour);
