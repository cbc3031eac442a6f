import 'server-only';
import { demoEmail, type UserRecord } from '@/packages/demo-data/src/people';
import { seedClients } from './clients';
import { seedDeals } from './deals';
import { countReaders, seedSearches, seedShortlists, seedViews } from './demand';
import { type DemoTeam, seedTeam } from './team';
import { seedVisits } from './visits';

/** Past so many listings the demo set is made to be measured, not to be looked at. */
const MAX_LISTINGS = 5000;
export const isLookedAt = (listings: number): boolean => listings > 0 && listings <= MAX_LISTINGS;

/**
 * What the seller and the broker who can sign in work with: a team, clients, deals, visits, and buyers who have saved searches
 * and homes. After the listings and their counted views. Returns how many rows of each kind were written.
 */
export async function seedWorkplace(
  users: readonly UserRecord[],
  team: DemoTeam,
  now: Date,
): Promise<Record<string, number>> {
  const idOf = (role: 'seller' | 'broker') =>
    users.filter(({ email }) => email === demoEmail(role)).map(({ id }) => id);
  const [sellers, brokers] = [idOf('seller'), idOf('broker')];
  const buyers = users.filter(({ role }) => role === 'buyer');
  // the account that signs in begins without saved searches and homes, as a newcomer does
  const others = buyers.filter(({ email }) => email !== demoEmail('buyer'));
  const hosts = [
    ...sellers.map((id) => ({ id })),
    ...team.members.slice(0, 2).map(({ id }) => ({ id, team: team.id })),
  ];
  await seedTeam(team, now);
  await seedViews(
    hosts.map(({ id }) => id),
    now,
  );
  await countReaders();
  return {
    clients: await seedClients(brokers, now),
    deals: await seedDeals(team, now),
    'booked visits': await seedVisits(hosts, buyers, now),
    'saved searches': await seedSearches(others, now),
    shortlists: await seedShortlists(
      others,
      hosts.map(({ id }) => id),
      now,
    ),
  };
}
