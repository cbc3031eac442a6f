import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { getCredentials } from '@/lib/accounts/users/data';
import { mapFirms } from '@/lib/deals/firms/data';
import { issuerOfRow } from '@/lib/deals/rules';
import type { Departure } from '@/lib/listings/lifecycle';
import { getMailHome } from '@/lib/listings/mail-homes/data';
import { getTitle } from '@/lib/listings/title/data';
import { mayMailUninvited } from '@/lib/platform/http/rate-limit';
import { localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { postMail } from '@/lib/platform/mail/queue';
import { oneLine } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';
import type { Side, Step } from './constants';
import type { IntroductionLean } from './data';
import { otherSide } from './rules';

/** The member who holds a side, with the facts that each mail about the row needs. Undefined once the account is deleted. */
async function aboutFor(row: IntroductionLean, side: Side) {
  const { owner } = row[side];
  const to = owner ? await getCredentials({ id: String(owner) }) : undefined;
  if (!to) return undefined;
  const { t } = textsIn(to.language, 'deals/co-broking');
  const from = issuerOfRow(row[otherSide(side)]);
  const [firmOf, title, home] = await Promise.all([
    mapFirms([from]),
    getTitle(row.property, row.propertyTitle, t.language),
    getMailHome(row.property, t.language),
  ]);
  const values = { firm: oneLine(firmOf(from).name), title: oneLine(title), percent: row.share / 100 };
  const href = siteUrl() + localPath(t.language, `/dashboard/deals/co-broking/${row._id}`);
  return { to, t, values, home: home ?? { title: values.title, facts: [] }, href };
}

/** Tells the firm that lists a home that a client was introduced. The client's name is on the page, not in the mail. */
export async function mailIntroduced(row: IntroductionLean): Promise<void> {
  const about = await aboutFor(row, 'lister');
  if (!about) return;
  const { to, t, values, home, href } = about;
  await postMail(
    await letter(
      to,
      t('{firm} introduces a client to {title}', values),
      [t('The introduction is time-stamped. {firm}’s share is {percent} % of the commission.', values)],
      { home, button: { label: t('See the introduction'), href } },
    ),
  );
}

export async function mailStep(row: IntroductionLean, side: Side, kind: Step, text: string): Promise<void> {
  const about = await aboutFor(row, otherSide(side));
  if (!about || !(await mayMailUninvited(`introduction:${row._id}:${side}`))) return;
  const { to, t, values, home, href } = about;
  const subject = {
    contact: () => t('{firm} gives you the number of its client', values),
    disputed: () => t('{firm} disputes an introduction', values),
    note: () => t('{firm} writes about an introduction', values),
    settled: () => t('{firm} has settled the dispute', values),
    withdrawn: () => t('{firm} has withdrawn an introduction', values),
  }[kind]();
  const lines = [t('It is about the introduction to {title}.', values), text && `“${oneLine(text)}”`];
  await postMail(
    await letter(to, subject, lines.filter(Boolean), {
      ...{ home, button: { label: t('See the introduction'), href } },
    }),
  );
}

/** Tells the firm that has brought a client that the home is no longer available. */
export async function mailListingLeft(row: IntroductionLean, why: Departure): Promise<void> {
  const about = await aboutFor(row, 'bringer');
  if (!about) return;
  const { to, t, values, home, href } = about;
  const subject = {
    sold: () => t('{title} is sold', values),
    rented: () => t('{title} is let', values),
    paused: () => t('{title} is not available at the moment', values),
    removed: () => t('{title} is no longer listed', values),
  }[why]();
  await postMail(
    await letter(
      to,
      subject,
      [t('You introduced a client to this home. The introduction stays on record with its share.')],
      { home, button: { label: t('See the introduction'), href } },
    ),
  );
}
