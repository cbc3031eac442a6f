import 'server-only';
import { demoEmail, type UserRecord } from '@/packages/demo-data/src/people';
import { seedClients } from './clients';
import { seedDeals } from './deals';
import { countReaders, seedSearches, seedShortlists, seedViews } from './demand';
import { type DemoTeam, seedTeam } from './team';
import { seedVisits } from './visits';

/** Maximum listings of a set for viewing; larger sets are for measurements. */
const MAX_LISTINGS = 5000;
export const isLookedAt = (listings: number): boolean => listings > 0 && listings <= MAX_LISTINGS;

/**
 * Adds the working data of the seller and the broker who can sign in: a team, clients, deals, visits, and buyers with saved searches and homes. Runs after
 * the listings and their counted views. Returns the number of rows of each kind.
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
  // the account that signs in starts without saved searches and homes, like a newcomer
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
