import 'server-only';
import { op } from '@/lib/platform/db/operators';
import { indianDay } from '@/lib/platform/time/indian-day';
import { Certificate } from '@/models/accounts/certificate';
import { User } from '@/models/platform/user';
import { FIRM } from './constants';

/**
 * Members who can't publish adverts of registered projects today, because their own registration or, for members who are not agents, the agency's has lapsed. A
 * certificate that was never entered can't lapse.
 */
export async function listLapsed(members: readonly string[], now = new Date()): Promise<Set<string>> {
  const wanted = [...new Set(members)].filter(Boolean);
  const rows = await Certificate.find(
    { holder: op.in([FIRM, ...wanted]), validUntil: op.lt(indianDay(now)) },
    { holder: 1 },
  ).lean();
  const lapsed = new Set(rows.map(({ holder }) => holder));
  if (lapsed.size === 0) return lapsed;
  const brokers = lapsed.has(FIRM)
    ? await User.find({ _id: op.in(wanted), role: 'broker' }, { _id: 1 }).lean()
    : [];
  const isAgent = new Set(brokers.map(({ _id }) => String(_id)));
  return new Set(wanted.filter((id) => lapsed.has(id) || (lapsed.has(FIRM) && !isAgent.has(id))));
}
