import { POST as contact } from '@/app/api/contact/route';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Lead } from '@/models/enquiries/lead';
import { Browser } from '@/test/browser';
import { clientsOf } from '@/test/clients';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { readCommission } from './format';

useTestDb();
beforeEach(clearTestDb);

test('a deal from a lead remembers it and takes its person over; nobody else’s lead can be named', async () => {
  const broker = await signedIn('broker');
  const property = await listing({ owner: broker.id });
  const sender = { name: 'Asha Rao', phone: '9822012345', email: 'asha@people.example' };
  await new Browser().call(contact, '/api/contact', {
    body: { kind: 'listing', propertyId: property, ...sender, message: 'Is it free?' },
  });
  await settleBackground();
  const lead = String((await Lead.findOne({ property }))?._id);
  const deals = dealsOf(broker.browser);
  const deal = dealOf(await deals.create({ property, lead }));
  expect(deal).toMatchObject({
    lead,
    parties: [{ role: 'buyer', name: 'Asha Rao', phone: '+919822012345', email: sender.email }],
  });
  const other = dealOf(
    await deals.create({ property, lead, parties: [{ role: 'buyer', name: 'Her father' }] }),
  );
  expect(other.parties.map(({ name }) => name)).toEqual(['Her father']);
  const stranger = dealsOf((await signedIn('broker')).browser);
  expect((await stranger.create({ property, lead })).status).toBe(404);
  expect((await deals.create({ property, lead: 'f'.repeat(24) })).status).toBe(404);
});

test('a client becomes a party of a deal that exists, with number and address; another broker’s does not', async () => {
  const broker = await signedIn('broker');
  const deals = dealsOf(broker.browser);
  const { id } = dealOf(await deals.create({ title: 'Kale, 3 BHK' }));
  const client = await clientsOf(broker.browser).added('Asha Rao', { phones: '98220 12345' });
  const party = { role: 'buyer', client, name: '' };
  const after = dealOf(await deals.change(id, { __v: 0, parties: [party] }));
  expect(after.parties).toMatchObject([{ role: 'buyer', client, name: 'Asha Rao', phone: '+919822012345' }]);
  const foreign = await clientsOf((await signedIn('broker')).browser).added('Ravi');
  const stolen = { __v: after.__v, parties: [{ ...party, client: foreign }] };
  expect((await deals.change(id, stolen)).status).toBe(404);
});

test('what is typed in Devanagari is kept in a deal, and its figures are read', async () => {
  const deals = dealsOf((await signedIn('broker')).browser);
  const title = 'काळे, ३ बीएचके, धरमपेठ';
  const parties = [{ role: 'buyer', name: 'आशा काळे', phone: '९८२२० १२३४५' }];
  const deal = dealOf(await deals.create({ title, value: '४५ लाख', parties }));
  expect(deal).toMatchObject({
    title,
    value: 4_500_000,
    parties: [{ name: 'आशा काळे', phone: '+919822012345' }],
  });
  const typed = {
    ...readCommission('२ %'),
    splits: [
      { name: 'रवी', percent: '६०' },
      { name: 'मीरा', percent: '४०' },
    ],
  };
  const after = dealOf(await deals.change(deal.id, { __v: 0, commission: typed }));
  expect(after.commission).toMatchObject({
    rupees: 90_000,
    splits: [
      { name: 'रवी', percent: 60 },
      { name: 'मीरा', percent: 40 },
    ],
  });
});
