import 'server-only';
import { letter } from '@/lib/accounts/mails';
import { getCredentials } from '@/lib/accounts/users/data';
import { getMailHome } from '@/lib/listings/mail-homes/data';
import { textsIn } from '@/lib/platform/language/messages';
import type { Mail } from '@/lib/platform/mail/mailer';
import { oneLine } from '@/lib/platform/mail/text';
import { siteUrl } from '@/lib/platform/site';
import { formatWeekday } from '@/lib/platform/text/format';
import { dayBounds } from '@/lib/platform/time/indian-day';
import type { DealLean } from './data';

/** Reminds a deal's member of one of its dates; undefined if the account was deleted. */
export async function reminderMail(
  deal: Pick<DealLean, '_id' | 'owner' | 'title' | 'property'>,
  { day, what }: Pick<DealLean['dates'][number], 'day' | 'what'>,
): Promise<Mail | undefined> {
  const to = deal.owner ? await getCredentials({ id: String(deal.owner) }) : undefined;
  if (!to) return undefined;
  const { t } = textsIn(to.language, 'accounts/mails');
  const when = formatWeekday(dayBounds(day).start, t.language);
  return letter(to, `${when}: ${oneLine(what)}`, [oneLine(deal.title)], {
    when: `${when}: ${oneLine(what)}`,
    button: { label: t('Open the deal'), href: `${siteUrl()}/dashboard/deals/${deal._id}` },
    home: deal.property ? await getMailHome(deal.property, t.language) : undefined,
  });
}
