import 'server-only';
import { listTourResults } from '@/lib/clients/tour-links/data';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { teamScope } from '@/lib/teams/data';
import { Deal } from '@/models/deals/deal';
import type { BoardResultDto } from './dto';

/** Replies of families to recent tours, with the deal of each home that is already on the board. */
export async function listBoardResults(actor: Actor, now = new Date()): Promise<BoardResultDto[]> {
  const results = await listTourResults(actor, now);
  if (results.length === 0) return [];
  const deals = await Deal.find(
    { ...teamScope(actor), 'parties.client': op.in(results.map(({ client }) => client)) },
    { property: 1, parties: 1 },
  ).lean();
  const dealOf = (client: string, home: string) =>
    deals.find(
      ({ property, parties }) =>
        String(property) === home && parties.some((party) => String(party.client) === client),
    );
  return results.map((result) => ({
    ...result,
    homes: result.homes.map((seen) => {
      const deal = dealOf(result.client, seen.home);
      return { ...seen, deal: deal ? String(deal._id) : null };
    }),
  }));
}
