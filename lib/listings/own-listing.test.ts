import { GET as own } from '@/app/api/property/[id]/own/route';
import { PATCH as change, GET as readOne } from '@/app/api/property/[id]/route';
import { GET as readAll } from '@/app/api/property/route';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';

useTestDb();

const FLAT = {
  title: 'Flat in Dharampeth',
  description: 'A quiet flat near the lake.',
  price: '45 lakh',
  type: 'sale',
  category: 'Residential',
  address: 'Plot 4, Dharampeth, Nagpur',
  area: '900',
  possession: 'ready',
};
const ask = async ({ browser }: Person, id: string) =>
  (await browser.call(own, `/api/property/${id}/own`, { params: { id } })).json;

test('an owner learns that a listing is theirs; others get the reply of unknown ids', async () => {
  const [seller, stranger] = [await signedIn('seller'), await signedIn('broker')];
  const { _id: id } = await listPublicly(testActor(seller.id), FLAT);
  expect(await ask(seller, id)).toEqual({ isOwn: true, isPublic: true });
  const unknown = await ask(stranger, 'f'.repeat(24));
  expect(unknown).toEqual({ isOwn: false, isPublic: false });
  expect(await ask(stranger, id)).toEqual(unknown);
  // who may edit it does not own it
  expect(await ask(await signedIn('admin'), id)).toEqual(unknown);
});

test('the number of a flat is for its owner and the office, until the owner ticks that everybody sees it', async () => {
  const seller = await signedIn('seller');
  const address = 'Flat 302, Orange Residency, Dharampeth, Nagpur';
  const { _id: id, __v } = await listPublicly(testActor(seller.id), {
    ...FLAT,
    title: 'Flat in Orange Residency',
    address,
  });
  const read = async (browser: Browser) =>
    (await browser.call(readOne, `/api/property/${id}`, { params: { id } })).json.data as { address: string };
  const listed = async () => {
    const { json } = await new Browser().call(readAll, '/api/property?limit=50');
    return (json.data as { address: string }[])
      .map((home) => home.address)
      .filter((text) => text.includes('Orange'));
  };
  const hidden = 'Orange Residency, Dharampeth, Nagpur';
  expect([(await read(new Browser())).address, (await read(seller.browser)).address]).toEqual([
    hidden,
    address,
  ]);
  expect(await listed()).toEqual([hidden]);
  const { status } = await seller.browser.call(change, `/api/property/${id}`, {
    method: 'PATCH',
    params: { id },
    body: { __v, unitShown: 'yes' },
  });
  expect(status).toBe(200);
  expect([(await read(new Browser())).address, await listed()]).toEqual([address, [address]]);
});
