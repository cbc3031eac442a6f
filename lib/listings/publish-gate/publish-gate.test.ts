import { demoListings } from 'demo-data/listings';
import { demoUsers, ownersOf } from 'demo-data/people';
import { GET as read } from '@/app/api/property/[id]/route';
import { POST as add } from '@/app/api/property/route';
import { PUT as saveProfile } from '@/app/api/user/profile/[id]/route';
import type { PropertyDto } from '@/lib/listings/dto';
import { createProperty, updateProperty, writeDecision } from '@/lib/listings/mutations';
import { CITIES } from '@/lib/places/rules';
import { User } from '@/models/platform/user';
import { testActor, testAdmin } from '@/test/actors';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { fields, form, noise } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { contactIn, homeKeyOf, needsRera, publishGate } from './rules';

describe('agent number', () => {
  useTestDb();

  const visitor = new Browser();
  const seenBy = async (id: string) => (await visitor.call(read, '/', { params: { id } })).status;
  const profile = (person: Person, reraAgentNumber: string) =>
    person.browser.call(saveProfile, '/', {
      method: 'PUT',
      params: { id: person.id },
      body: { name: 'Ravi Kale', phone: '+919822012345', reraAgentNumber },
    });
  const listed = async (person: Person) =>
    (await createProperty(testActor(person.id), form(), [await noise()])).property;

  test('a broker without an agent number stores a listing, which the number publishes', async () => {
    const broker = await signedIn('broker', { reraAgentNumber: undefined });
    const { _id: id, ...property } = await listed(broker);
    expect(property).toMatchObject({ status: 'active', awaiting: ['agentNumber'] });
    const bare = await broker.browser.call(add, '/', { body: { ...fields, floor: '9' } });
    expect(bare.json.data).toMatchObject({ awaiting: ['photo', 'agentNumber'] });
    expect(bare.json.warnings).toContainEqual(expect.stringContaining('MahaRERA agent number'));
    expect(await seenBy(id)).toBe(404);

    expect((await profile(broker, '')).status).toBe(200);
    expect(await seenBy(id)).toBe(404);
    const saved = await profile(broker, ' a505 00012345 ');
    expect([saved.status, saved.json.reraAgentNumber]).toEqual([200, 'A50500012345']);
    expect(await seenBy(id)).toBe(200);
    expect(await seenBy((bare.json.data as PropertyDto)._id)).toBe(404);

    expect(await profile(broker, '')).toMatchObject({
      status: 400,
      json: { issues: [{ path: 'reraAgentNumber' }] },
    });
    expect((await profile(broker, 'A50500054321')).status).toBe(200);
  });

  test('an unusual number is accepted, and other roles are asked for none', async () => {
    expect(await listed(await signedIn('broker', { reraAgentNumber: 'A505' }))).not.toHaveProperty(
      'awaiting',
    );
    for (const role of ['buyer', 'seller', 'validator'] as const)
      expect(await listed(await signedIn(role))).not.toHaveProperty('awaiting');
  });

  test('neither an edit by an admin nor a decision publishes it; what is public already stays', async () => {
    const broker = await signedIn('broker', { reraAgentNumber: undefined });
    const { _id: id, __v } = await listed(broker);
    const edited = await updateProperty(testAdmin(), id, { title: '3 BHK flat, Dharampeth' }, []);
    expect(edited.property.awaiting).toEqual(['agentNumber']);
    const verified = { name: 'decided', status: 'verified', at: new Date() } as const;
    await expect(writeDecision(testAdmin(), id, verified, { version: __v + 1 })).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('has not entered a MahaRERA agent number'),
    });
    expect(await seenBy(id)).toBe(404);

    const older = await signedIn('broker', { reraAgentNumber: 'A50500012345' });
    const shown = await listed(older);
    await User.updateOne({ _id: older.id }, { $unset: { reraAgentNumber: 1 } });
    const { property } = await updateProperty(testActor(older.id), shown._id, { title: 'Corner flat' }, []);
    expect(property).not.toHaveProperty('awaiting');
  });
});

describe('rules', () => {
  const flat = {
    title: '3 BHK flat in Dharampeth',
    description: 'Bright and quiet',
    type: 'sale',
    category: 'Residential',
    price: 4_500_000,
    area: 1600,
    possession: 'ready',
    citySlug: 'nagpur',
  } as const;
  const verdict = (more: object = {}, images = 1, confirmed?: number) =>
    publishGate({ ...flat, ...more }, images, confirmed);
  const paths = (more: object) => verdict(more).issues.map(({ path }) => path);

  test('a whole listing passes', () => {
    expect(verdict()).toEqual({ issues: [], isQuestion: false, missing: [] });
    expect(verdict({ type: 'rent', price: 18_000, possession: undefined })).toMatchObject({
      issues: [],
      missing: [],
    });
  });

  test('without a photograph, or without a word about possession, it is not public yet', () => {
    expect(verdict({}, 0).missing).toEqual(['photo']);
    expect(verdict({ possession: undefined }).missing).toEqual(['possession']);
    for (const said of [
      { reraNumber: 'P50500012345' },
      { reraExemption: 'not-a-project' },
      { category: 'Agricultural' },
    ])
      expect(verdict({ possession: undefined, ...said }).missing).toEqual([]);
    expect(verdict({ possession: undefined, category: 'Plots' }).missing).toEqual(['possession']);
  });

  test('RERA: unfinished projects need a well-formed number or a stated reason', () => {
    expect(paths({ possession: 'new-launch' })).toEqual(['reraNumber']);
    expect(paths({ possession: 'under-construction', reraNumber: 'P505' })).toEqual(['reraNumber']);
    expect(paths({ possession: 'new-launch', reraExemption: 'small-project' })).toEqual([]);
    expect(paths({ possession: 'new-launch', reraNumber: 'P50500012345' })).toEqual([]);
    expect(paths({ reraNumber: 'PR1234567890123' })).toEqual([]);
    expect(paths({ citySlug: 'delhi', reraNumber: 'DLRERA2020P0001' })).toEqual([]);
    expect(needsRera({ ...flat, type: 'rent', possession: 'new-launch' })).toBe(false);
  });

  test.each(['Residential', 'Commercial', 'Villas', 'Farm Houses', 'Industrial', 'Plots'] as const)(
    'RERA: a unit of a project is guarded, whatever it is: %s',
    (category) => {
      for (const possession of ['under-construction', 'new-launch'] as const) {
        expect(paths({ category, possession })).toEqual(['reraNumber']);
        expect(paths({ category, possession, reraNumber: 'P5050001234' })).toEqual(['reraNumber']);
        expect(paths({ category, possession, reraNumber: 'P50500012345' })).toEqual([]);
        expect(paths({ category, possession, reraExemption: 'small-project' })).toEqual([]);
      }
      // nobody moves into a plot: one of a named layout says its number, or why it has none
      const named = { category, project: 'Sai Layout', possession: 'ready' };
      expect(paths(named)).toEqual(category === 'Plots' ? ['reraNumber'] : []);
      expect(paths({ ...named, reraExemption: 'not-a-project' })).toEqual([]);
      expect(paths({ category, project: ' ', possession: 'ready' })).toEqual([]);
    },
  );

  test.each([
    ['a rent as a sale', { price: 18_000 }],
    ['a sale as a rent', { type: 'rent', price: 4_500_000 }],
    ['a rent without its zeros', { type: 'rent', price: 18 }],
    ['a price with zeros too many', { price: 45_000_000_000 }],
  ])('%s is questioned, and can be confirmed', (_name, more: { price: number }) => {
    expect(verdict(more)).toMatchObject({ issues: [{ path: 'price' }], isQuestion: true });
    expect(verdict(more, 1, more.price)).toMatchObject({ issues: [], isQuestion: false });
    // only this price
    expect(verdict(more, 1, more.price + 1).isQuestion).toBe(true);
  });

  test('no price and no area to speak of are refused', () => {
    expect(verdict({ price: 0 })).toMatchObject({ issues: [{ path: 'price' }], isQuestion: false });
    expect(paths({ area: 19.9 })).toEqual(['area']);
    expect(paths({ area: 20, price: 150_000 })).toEqual([]);
  });

  test.each([
    'Call 9850012345',
    'call me:+919850012345 today',
    '+91 98500 12345',
    '98500-12345',
    '9 8 5 0 0 1 2 3 4 5',
    '98.50.01.23.45',
    '(0712) 255-1234 x',
    '0712-2551234',
    '९८५०० १२३४५',
    'Flat 3 - 9850012345',
    'PIN 440010 9850012345',
    '09850012345',
  ])('a phone number is found: %s', (text) => {
    expect(contactIn(text)).toBe('phone number');
    expect(paths({ description: text })).toEqual(['description']);
  });

  test.each([
    'asha@mail.example',
    'asha (at) mail (dot) com',
    'asha at mail dot com',
    'Asha.Rao+home@mail.co.in',
  ])('an e-mail address is found: %s', (text) => {
    expect(contactIn(text)).toBe('e-mail address');
    expect(paths({ title: text })).toEqual(['title']);
  });

  test.each([
    '₹98,50,01,234',
    '₹9850012345 negotiable',
    'Rs. 98 50 012 345',
    'PIN 440010, near 440022',
    '440010 440022 440034',
    'RERA P50500012345',
    'MahaRERA PR1234567890123',
    'P505 0001 2345',
    'Plots of 800 900 1000 sq ft',
    'Built in 2019, 12-11-2026, 10 to 19 lakh',
    'Survey 123/4, plot 56, 3 BHK 1600 sq ft 2 parking',
    '21.1458, 79.0882',
    'Look at this; 24x7 water',
  ])('this is no contact: %s', (text) => {
    expect(contactIn(text)).toBeUndefined();
  });

  test('the demo set passes', () => {
    const now = new Date('2026-11-21T04:00:00Z');
    const owners = ownersOf(demoUsers('test', now));
    for (const listing of demoListings({ count: 400, now, seed: 'test', owners, cities: CITIES })) {
      expect([listing.title, publishGate(listing as never, 1).issues]).toEqual([listing.title, []]);
    }
  });

  test('one home has one key, however its address is written', () => {
    const home = { ...flat, address: 'Flat 4, Dharampeth, Nagpur', bedrooms: 3 };
    expect(homeKeyOf({ ...home, address: ' flat 4 Dharampeth; Nagpur' })).toBe(homeKeyOf(home));
    for (const other of [
      { floor: 2 },
      { area: 900 },
      { bedrooms: 2 },
      { type: 'rent' as const },
      { address: 'Flat 5' },
    ])
      expect(homeKeyOf({ ...home, ...other })).not.toBe(homeKeyOf(home));
  });
});
