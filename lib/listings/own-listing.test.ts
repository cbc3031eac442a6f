import { GET as own } from '@/app/api/property/[id]/own/route';
import { testActor } from '@/test/actors';
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
});
