import 'server-only';
import { op } from '@/lib/platform/db/operators';
import { indianDay } from '@/lib/platform/time/indian-day';
import { Certificate } from '@/models/accounts/certificate';
import { User } from '@/models/platform/user';
import { FIRM } from './constants';

/**
 * Members who cannot publish adverts of registered projects today because a registration has lapsed: their own, or the agency's for members
 * who are not agents. A certificate that was never entered cannot lapse.
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
