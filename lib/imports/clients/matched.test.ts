import { Client } from '@/models/clients/client';
import { ClientMatch } from '@/models/clients/client-match';
import { Requirement } from '@/models/clients/requirement';
import { testActor } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { check, run, upload, useImportingBroker } from '@/test/imported-files';
import { fields, listPublicly } from '@/test/listing-form';

useTestDb();
const broker = useImportingBroker();

const PLACES = ['Manish Nagar', 'Besa', 'Dharampeth', 'Pratap Nagar', 'Khamla'];
/** As one broker writes it down: rooms, a place and a budget in words of his own. */
const buyers = (count: number) =>
  Buffer.from(
    [
      'Party,Mob No,Reqmt,Locality,Budget,Remark',
      ...Array.from({ length: count }, (_, i) => {
        const budget = i % 3 ? `${40 + (i % 40)}-${50 + (i % 40)} L` : `upto ${60 + (i % 30)} lakh`;
        return `Buyer ${i},98${String(22000000 + i)},${1 + (i % 4)}BHK,${PLACES[i % 5]},${budget},call after six`;
      }),
    ].join('\n'),
  );

test('a hundred buyers with wishes of their own are matched when the import ends, which says for how many there are homes', async () => {
  const home = { ...fields, type: 'sale', category: 'Residential', bedrooms: '2', price: '45 lakh' };
  await listPublicly(testActor(broker().id), {
    ...home,
    address: '4, Ring Road, Besa, Nagpur',
    locality: 'Besa',
    city: 'Nagpur',
  });
  const checked = await check(await upload(buyers(100), 'buyers.csv', 'clients'), {}, 'clients');
  expect(checked.counts).toMatchObject({ new: 100, wrong: 0 });
  const done = await run(checked, 'clients');
  expect(done.counts.created).toBe(100);
  expect([await Client.countDocuments({}), await Requirement.countDocuments({})]).toEqual([100, 100]);
  const matched = await ClientMatch.distinct('client', { endedAt: null });
  expect(done.matched).toBe(matched.length);
  expect(matched.length).toBeGreaterThan(0);
  const wishes = await Requirement.find({ client: matched[0] as never }).lean();
  expect(wishes[0]?.query).toMatch(/bedrooms=2/);
});
