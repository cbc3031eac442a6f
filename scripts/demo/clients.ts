import 'server-only';
import { parseStored, storedQuery } from '@/lib/alerts/saved-searches/rules';
import { matchRequirement } from '@/lib/clients/matches/mutations';
import { clientRow } from '@/lib/clients/rules';
import { clientInputSchema } from '@/lib/clients/schema';
import { op } from '@/lib/platform/db/operators';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { Client } from '@/models/clients/client';
import { ClientMatch } from '@/models/clients/client-match';
import { Requirement } from '@/models/clients/requirement';
import { User } from '@/models/platform/user';

/** Clients and their requirements, with numbers reserved for examples. */
const CLIENTS = [
  [
    'Anjali Wankhede',
    '9800000101',
    'type=sale&city=nagpur&category=residential&bedrooms=2,3&maxPrice=9000000',
  ],
  ['Deepak Bhoyar', '9800000102', 'type=sale&city=nagpur&category=plots&maxPrice=6000000'],
  ['Farida Sheikh', '9800000103', 'type=rent&city=nagpur&category=residential&bedrooms=2&maxPrice=30000'],
  ['Gaurav Meshram', '9800000104', 'type=sale&city=nagpur&category=commercial&maxPrice=15000000'],
  ['Lata Kolhe', '9800000105', 'type=sale&city=nagpur&category=villas'],
  ['Nitin Raut', '9800000106', 'type=rent&city=nagpur&category=commercial'],
] as const;

/** Clients of the demo brokers who can sign in, with their requirements and matching homes. */
export async function seedClients(brokers: readonly string[], now: Date): Promise<number> {
  const days = [2, 9, 16].map((age) => indianDay(now.getTime() - age * DAY_MS));
  const people = await User.find({ _id: op.in(brokers) }, { team: 1 }).lean();
  const clients: string[] = [];
  for (const { _id: owner, team } of people)
    for (const [i, [name, phones, query]] of CLIENTS.entries()) {
      const consent = i % 3 === 2 ? {} : { consentHow: 'said', consentDay: days[i % 2] };
      const email = `${name.split(' ')[0]!.toLowerCase()}@clients.example`;
      const row = clientRow(clientInputSchema.parse({ name, phones, email, ...consent }));
      const held = { owner, team: team ?? null, demo: true };
      const client = await Client.create({ ...row, ...held });
      const stored = { client: client._id, query: storedQuery(parseStored(query)), nearMisses: i % 2 === 0 };
      const requirement = await Requirement.create({ ...held, ...stored });
      await matchRequirement(String(requirement._id), now);
      clients.push(String(client._id));
    }
  await ClientMatch.updateMany({ client: op.in(clients) }, { $set: { demo: true } });
  return clients.length;
}
