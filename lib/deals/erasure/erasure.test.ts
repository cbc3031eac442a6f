import { DELETE as removeClient } from '@/app/api/clients/[id]/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { Client } from '@/models/clients/client';
import { Deal } from '@/models/deals/deal';
import { User } from '@/models/platform/user';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { type Person, signedIn } from '@/test/people';
import { makeTeam } from '@/test/teams';

useTestDb();
beforeEach(clearTestDb);

const erase = ({ id, email }: Person, verified = true) => erasePerson({ id, email, verified });
const stored = async () => JSON.stringify(await Deal.find().select('+terms +matchKeys').lean());

async function dealWith(person: Person, of: Person) {
  const deals = dealsOf(of.browser);
  const deal = dealOf(
    await deals.create({
      title: 'Asha Kulkarni, 2 BHK',
      value: 4_000_000,
      parties: [
        { role: 'buyer', name: 'Asha Kulkarni', phone: '98220 12345', email: person.email },
        { role: 'seller', name: 'R. Joshi' },
      ],
      notes: 'ASHA KULKARNI wants the east side',
    }),
  );
  const dates = [{ day: '2099-01-01', what: 'Meet Asha Kulkarni' }];
  const commission = { rupees: 100, splits: [{ name: 'Asha Kulkarni', percent: 100 }] };
  const documents = [{ key: 'oc', state: 'seen', note: 'from Asha Kulkarni' }];
  await deals.change(deal.id, { __v: 0, dates, commission, documents });
  return { deals, id: deal.id };
}

test('a party who is erased leaves no name, number or address in a deal; its sums stay', async () => {
  const [broker, buyer] = [await signedIn('broker'), await signedIn('buyer')];
  const { deals, id } = await dealWith(buyer, broker);
  await erase(buyer);
  const left = await stored();
  expect(left).not.toMatch(/kulkarni|asha|98220|people\.example/i);
  expect(left).toContain('R. Joshi');
  const deal = dealOf(await deals.read(id));
  expect(deal).toMatchObject({
    value: 4_000_000,
    parties: [{ role: 'buyer', name: '' }, { name: 'R. Joshi' }],
  });
  // the page sends all parties when one changes
  expect((await deals.change(id, { __v: deal.__v, parties: deal.parties })).status).toBe(200);
});

test('an address that was never confirmed erases nobody’s name', async () => {
  const [broker, buyer] = [await signedIn('broker'), await signedIn('buyer')];
  await dealWith(buyer, broker);
  await erase(buyer, false);
  expect(await stored()).toContain('Asha Kulkarni');
});

test('deals of an erased member go; those of a team stay with it, in its owner’s name', async () => {
  const [alone, buyer, team] = [await signedIn('broker'), await signedIn('buyer'), await makeTeam()];
  await dealWith(buyer, alone);
  await User.updateOne({ _id: team.agent.id }, { name: 'Vasant Rao' });
  const { id, deals } = await dealWith(buyer, team.agent);
  const splits = [{ name: 'Vasant Rao', percent: 100 }];
  await deals.change(id, { __v: 1, commission: { rupees: 100, splits }, notes: 'vasant rao shows it' });
  await erase(alone);
  await erase(team.agent);
  expect(await Deal.countDocuments()).toBe(1);
  expect(dealOf(await dealsOf(team.owner.browser).read(id))).toMatchObject({
    owner: { id: team.owner.id },
    value: 4_000_000,
  });
  expect(await stored()).not.toContain('Vasant');
});

test('the export has own deals in full, and of others’ only that there is one', async () => {
  const [broker, buyer] = [await signedIn('broker'), await signedIn('buyer')];
  await dealWith(buyer, broker);
  const own = await broker.browser.call(exportData, '/x');
  expect(own.text).toContain('wants the east side');
  const theirs = (await buyer.browser.call(exportData, '/x')).json as {
    deals: { own: []; asParty: object[] };
  };
  expect(theirs.deals.own).toEqual([]);
  expect(theirs.deals.asParty).toHaveLength(1);
  expect(JSON.stringify(theirs.deals)).not.toMatch(/Joshi|east side|Asha/);
  expect((await new Browser().call(exportData, '/x')).status).toBe(401);
});

test('a client who is removed from the directory leaves the deals as well', async () => {
  const broker = await signedIn('broker');
  const facts = { name: 'Asha Kulkarni', phones: ['+919822012345'], nameKey: 'asha kulkarni' };
  const client = await Client.create({ owner: broker.id, ...facts });
  const deals = dealsOf(broker.browser);
  const parties = [{ role: 'buyer', client: String(client._id) }];
  const deal = dealOf(await deals.create({ title: 'Asha Kulkarni', parties }));
  expect(deal.parties[0]).toMatchObject({ name: 'Asha Kulkarni', phone: '+919822012345' });
  const stranger = dealsOf((await signedIn('broker')).browser);
  expect((await stranger.create({ title: 'x', parties })).status).toBe(404);
  await broker.browser.call(removeClient, '/x', { method: 'DELETE', params: { id: String(client._id) } });
  expect(await stored()).not.toMatch(/kulkarni|98220/i);
  expect(dealOf(await deals.read(deal.id)).parties).toMatchObject([
    { role: 'buyer', name: '', client: null },
  ]);
});
