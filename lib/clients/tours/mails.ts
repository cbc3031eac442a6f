import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { emailKeyOf, getCredentials } from '@/lib/accounts/users/data';
import type { Departure } from '@/lib/listings/lifecycle';
import { getMailHome } from '@/lib/listings/mail-homes/data';
import { getTitle } from '@/lib/listings/title/data';
import { mayMailUninvited } from '@/lib/platform/http/rate-limit';
import { type Language, localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Mail } from '@/lib/platform/mail/mailer';
import { postMail } from '@/lib/platform/mail/queue';
import { oneLine, type Receiver } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';
import { formatTime } from '@/lib/platform/text/format';
import { similarMailHomes } from '@/lib/search/similar/loaders';
import { site } from '@/lib/settings/data';
import { DEPARTURE_TEXTS } from '@/lib/visits/constants';
import type { HomeAnswer } from './constants';
import { getFamilyReceiver, type TourFamilyRow, type TourHomeRow, type TourLean, tourUrl } from './data';
import { dayText, timesText } from './format';

const broker = async (row: TourLean) => getCredentials({ id: String(row.owner) });

/** The home's title on a page in that language. */
const titleFor = async (home: Pick<TourHomeRow, 'property' | 'title'>, language: Language) =>
  oneLine(await getTitle(home.property, home.title, language));

/** The line that names the broker and the reason for writing to a family. */
const agreed = ({ name, language }: Receiver): string =>
  textsIn(language, 'alerts/mails').t(
    '{name} sends you this because you agreed to it. To stop, reply to this email.',
    { name },
  );

/** Address for asking whether a home can be shown: its lister at another firm, or the contact that the broker entered. */
async function openerOf(home: TourHomeRow): Promise<Receiver | undefined> {
  if (home.email) return { name: home.name, email: home.email };
  if (!home.isOutside) return undefined;
  const agency = await site();
  if (!home.lister) return { name: agency.name, email: agency.email };
  const lister = await getCredentials({ id: String(home.lister) });
  return lister && { name: lister.name, email: lister.email, language: lister.language };
}

/** Returns false if the address has reached its hourly limit. The broker can then send the text by WhatsApp or try again later. */
async function post(mail: Mail, to: Receiver): Promise<boolean> {
  if (!(await mayMailUninvited(emailKeyOf(to.email)))) return false;
  await postMail(mail);
  return true;
}

/** Asks for the times of one home. False if there is no address. */
export async function mailOwner(row: TourLean, home: TourHomeRow): Promise<boolean> {
  const [to, by] = await Promise.all([openerOf(home), broker(row)]);
  if (!(to && by)) return false;
  const { t } = textsIn(to.language ?? by.language, 'clients/tours');
  const times = row.stops.filter(({ property }) => property.equals(home.property)).map(({ start }) => start);
  const about = { title: await titleFor(home, t.language), day: dayText(t, row.day) };
  const mail = await letter(
    { ...to, language: t.language },
    t('May we show {title} on {day}?', about),
    [
      t('{name} would like to show this home: {times}.', { name: by.name, times: timesText(t, times) }),
      t('Each visit takes {minutes} minutes. Please confirm or decline.', { minutes: row.minutes }),
    ],
    {
      when: `${about.day}, ${timesText(t, times)}`,
      home: (await getMailHome(home.property, t.language)) ?? { title: about.title, facts: [] },
      button: { label: t('Answer'), href: tourUrl('owner', home._id, t.language) },
      isNameless: !to.name,
    },
  );
  return post({ ...mail, replyTo: by.email }, to);
}

/** Mails a family's route with its times. False without an address or consent. */
export async function mailFamily(row: TourLean, family: TourFamilyRow): Promise<boolean> {
  const by = await broker(row);
  const stops = row.stops.filter(({ client }) => client.equals(family.client));
  const to = by && (await getFamilyReceiver(family, by.language));
  if (!(to && by) || stops.length === 0) return false;
  const { t } = textsIn(by.language, 'clients/tours');
  const day = dayText(t, row.day);
  const lines = stops.map(async ({ start, property }) => {
    const home = row.homes.find((one) => one.property.equals(property));
    return `${formatTime(start, t.language)}: ${home ? await titleFor(home, t.language) : ''}`;
  });
  const homes = await Promise.all(stops.map(({ property }) => getMailHome(property, t.language)));
  const mail = await letter(to, t('Your tour of homes on {day}', { day }), await Promise.all(lines), {
    when: `${day}, ${timesText(
      t,
      stops.slice(0, 1).map(({ start }) => start),
    )}`,
    button: { label: t('Open your route'), href: tourUrl('family', family._id, t.language) },
    homes: homes.flatMap((home) => home ?? []),
    notes: [t('There you can also say what you think of each home, with one tap.'), agreed(by)],
  });
  return post({ ...mail, replyTo: by.email }, to);
}

/** Tells a family that a home on its route is no longer available. */
export async function mailHomeOff(
  row: TourLean,
  family: TourFamilyRow,
  home: TourHomeRow,
  why: Departure,
): Promise<void> {
  const by = await broker(row);
  const to = by && (await getFamilyReceiver(family, by.language));
  if (!(to && by)) return;
  const { t } = textsIn(by.language, 'clients/tours');
  const title = await titleFor(home, t.language);
  const text = t('{title} can’t be shown on {day}.', { title, day: dayText(t, row.day) });
  const others = row.stops.some(
    ({ client, property }) => client.equals(family.client) && !property.equals(home.property),
  );
  const mail = await letter(
    to,
    text.replace(/[.।]$/u, ''),
    [
      text,
      textsIn(by.language, 'visits').t(DEPARTURE_TEXTS[why]),
      ...(others ? [t('Your other homes and times stay as they are.')] : []),
    ],
    {
      home: (await getMailHome(home.property, t.language)) ?? { title, facts: [] },
      button: { label: t('Open your route'), href: tourUrl('family', family._id, t.language) },
      notes: [agreed(by)],
      others: {
        title: textsIn(by.language, 'visits/mails').t('Homes like this one'),
        homes: await similarMailHomes(String(home.property), t.language),
      },
    },
  );
  await postMail({ ...mail, replyTo: by.email });
}

/** Mails the cancellation to the people who got a mail about the tour. */
export async function mailCancelled(row: TourLean): Promise<void> {
  const by = await broker(row);
  if (!by) return;
  const asked = (row.homes as TourHomeRow[]).filter(({ askedAt }) => askedAt);
  const mailed = (row.families as TourFamilyRow[]).filter(({ mailedAt }) => mailedAt);
  const receivers = [
    ...(await Promise.all(
      asked.map(async (home) => ({ to: await openerOf(home), side: 'owner' as const, id: home._id })),
    )),
    ...(await Promise.all(
      mailed.map(async (family) => ({
        to: await getFamilyReceiver(family, by.language),
        side: 'family' as const,
        id: family._id,
      })),
    )),
  ];
  for (const { to, side, id } of receivers) {
    if (!to) continue;
    const { t } = textsIn(to.language ?? by.language, 'clients/tours');
    const text = t('{name} cancelled the tour of homes on {day}.', {
      name: by.name,
      day: dayText(t, row.day),
    });
    const button = { label: t('See the tour'), href: tourUrl(side, id, t.language) };
    const mail = await letter({ ...to, language: t.language }, text.replace(/[.।]$/u, ''), [text], {
      ...{ button, isNameless: !to.name },
    });
    await postMail({ ...mail, replyTo: by.email });
  }
}

/** Mails the broker the answer of the person who opens a home. */
export async function mailAnswer(
  row: TourLean,
  home: TourHomeRow,
  answer: HomeAnswer,
  word: string,
): Promise<void> {
  const by = await broker(row);
  // the link allows any number of changes to the answer
  if (!by || !(await mayMailUninvited(`tour-answer:${home._id}`))) return;
  const { t } = textsIn(by.language, 'clients/tours');
  const about = { title: await titleFor(home, t.language), day: dayText(t, row.day) };
  const text =
    answer === 'confirmed'
      ? t('{title} can be shown on {day}.', about)
      : t('{title} can’t be shown on {day}.', about);
  await postMail(
    await letter(by, text.replace(/[.।]$/u, ''), [text, word && `“${word}”`].filter(Boolean), {
      home: (await getMailHome(home.property, t.language)) ?? { title: about.title, facts: [] },
      button: {
        label: t('Open the tour'),
        href: siteUrl() + localPath(t.language, `/dashboard/clients/tours/${row._id}`),
      },
    }),
  );
}
