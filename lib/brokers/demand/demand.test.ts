import { byText } from '@/lib/platform/language/collation';
import { LANGUAGES, type Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { DAY_MS } from '@/lib/platform/time/time';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { totalOf } from '@/lib/search/data';
import { parseSearch } from '@/lib/search/schema';
import { SavedSearch } from '@/models/alerts/saved-search';
import { Property } from '@/models/listings/property';
import { Shortlist } from '@/models/shortlists/shortlist';
import { type Browser, Browser as NewBrowser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { signedIn } from '@/test/people';
import { saveByMail, searchesOf } from '@/test/saved-searches';
import { listing, shortlistsOf } from '@/test/shortlists';
import { getDemand } from './data';
import { bestOf, changesOf, pricesAround, stepOf } from './rules';

describe('data', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const LAKH = 100_000;
  let people = 0;

  /** Somebody with an account who wants to hear of homes. */
  async function buyer(...queries: string[]): Promise<{ id: string; browser: Browser }> {
    const person = await signedIn('buyer');
    for (const query of queries) {
      const { status, text } = await searchesOf(person.browser).save(query);
      if (status >= 300) throw new Error(text);
    }
    return person;
  }
  /** Somebody with an e-mail address alone, who said yes to the mail. */
  async function confirmed(browser: Browser, email: string, query: string): Promise<string> {
    const token = await saveByMail(browser, email, query);
    const search = await SavedSearch.findOne({ confirmedAt: null, query }).lean();
    await searchesOf(browser).changeByLink(token, String(search?._id), { confirmed: true });
    return token;
  }
  const visitor = () => new NewBrowser(`198.51.100.${++people}`);
  const flat = (more: object = {}) => listing({ price: 58 * LAKH, bedrooms: 2, ...more });
  const curve = async (id: string) =>
    Object.fromEntries((await getDemand(id)).points.map(({ price, buyers }) => [price / LAKH, buyers]));

  test('buyers at each price are those whose saved search would find the listing there', async () => {
    const id = await flat();
    await buyer('type=sale&maxPrice=6000000');
    await buyer('type=sale&maxPrice=5500000');
    await buyer('type=sale&maxPrice=5500000&bedrooms=2');
    await buyer('type=sale&maxPrice=5500000&bedrooms=3');
    await buyer('type=rent&maxPrice=6000000');
    await buyer('type=sale&minPrice=5900000');
    const demand = await getDemand(id);
    expect(await curve(id)).toEqual({ 60: 2, 59: 2, 58: 1, 57: 1, 56: 1, 55: 3, 54: 3, 53: 3, 52: 3 });
    expect(demand).toMatchObject({ buyers: 1, savers: 0, best: { price: 55 * LAKH, buyers: 3 } });
  });

  test('people are counted, not searches: with several searches, by mail from two browsers, and as a saver', async () => {
    const id = await flat();
    await buyer('type=sale&bedrooms=2', 'type=sale&maxPrice=6000000', 'q=dharampeth');
    const [browser, other] = [visitor(), visitor()];
    await shortlistsOf(browser).save(id);
    await confirmed(browser, 'asha@people.example', 'type=sale&bedrooms=2');
    await confirmed(other, 'asha@people.example', 'type=sale&maxPrice=5900000');
    expect(await getDemand(id)).toMatchObject({ buyers: 2, savers: 1 });
  });

  test('who saved the listing counts at no higher price than the one they saw', async () => {
    const id = await flat();
    await shortlistsOf(visitor()).save(id);
    expect(await curve(id)).toMatchObject({ 60: 0, 58: 1, 52: 1 });
    await Property.updateOne({ _id: id }, { price: 62 * LAKH });
    expect((await getDemand(id)).buyers).toBe(0);
  });

  test('who has stopped, paused, never confirmed, hidden it, stopped looking, or owns it is no buyer', async () => {
    const owner = await buyer('type=sale&bedrooms=2');
    const id = await flat({ owner: owner.id });
    const paused = await buyer('type=sale&bedrooms=2');
    const [search] = (await searchesOf(paused.browser).own()).searches;
    await searchesOf(paused.browser).change(search!.id, { paused: true });
    const stopped = visitor();
    const token = await confirmed(stopped, 'stopped@people.example', 'type=sale&bedrooms=2');
    expect((await getDemand(id)).buyers).toBe(1);
    await searchesOf(stopped).stopByLink(token, true);
    await saveByMail(visitor(), 'never@people.example', 'type=sale&bedrooms=2');
    const hider = await buyer('type=sale&bedrooms=2');
    await shortlistsOf(hider.browser).hide(id);
    const gone = visitor();
    await shortlistsOf(gone).save(id);
    const long = new Date(Date.now() - 91 * DAY_MS);
    await Shortlist.collection.updateMany({ slot: 'default' }, { $set: { updatedAt: long } });
    expect(await getDemand(id)).toMatchObject({ buyers: 0, savers: 0 });
  });

  test('what the listing could also say is shown with the buyers that it would have then', async () => {
    const id = await flat({ facing: 'east', amenities: ['lift'] });
    await buyer('type=sale&bedrooms=2');
    await buyer('type=sale&amenities=parking');
    await buyer('type=sale&amenities=parking,lift');
    await buyer('type=sale&amenities=swimming-pool,gym');
    await buyer('type=sale&status=verified');
    await buyer('type=sale&furnishing=furnished');
    // it faces east: who wants another side is not waiting for a word
    await buyer('type=sale&facing=north');
    const { buyers, gains } = await getDemand(id);
    expect(buyers).toBe(1);
    expect(gains).toEqual([
      { label: 'Parking', buyers: 3 },
      { label: 'Furnished', buyers: 2 },
      { label: 'Verified by the agency', buyers: 2 },
    ]);
    // equal gains are in the order of the language's names: एजन्सीने पडताळलेली, फर्निचरसह
    const orderIn = async (language: Language) =>
      (await getDemand(id, new Date(), language)).gains.map(({ label }) => label);
    const equal = ['Furnished', 'Verified by the agency'];
    for (const language of LANGUAGES) {
      const { label } = textsIn(language, 'brokers/figures');
      const inOrder = equal.toSorted((a, b) => byText(language)(label(a), label(b)));
      expect([language, (await orderIn(language)).slice(1)]).toEqual([language, inOrder]);
    }
  });

  test('a floor plan brings those who search for one, and then is a part of the listing', async () => {
    const id = await flat();
    await buyer('type=sale&bedrooms=2');
    await buyer('type=sale&bedrooms=2&amenities=floor-plan');
    expect(await getDemand(id)).toMatchObject({ buyers: 1, gains: [{ label: 'Floor plan', buyers: 2 }] });
    const picture = { url: '/media/a.jpg', public_id: 'a', width: 10, height: 10 };
    const images = [picture, { ...picture, public_id: 'b', room: 'floor-plan' }];
    await Property.updateOne({ _id: id }, { images });
    expect(await getDemand(id)).toMatchObject({ buyers: 2, gains: [] });
    expect(await totalOf(parseSearch({ type: 'sale', amenities: 'floor-plan' }))).toBe(1);
  });

  test('a listing that is not listed yet is asked about as if it were', async () => {
    const id = await flat({ status: 'draft' });
    await buyer('type=sale&status=active');
    expect((await getDemand(id)).buyers).toBe(1);
  });

  test('every read uses an index', async () => {
    const _id = (await Property.findById(await flat()))!._id;
    for (const command of [
      { find: 'savedsearches', filter: { _id: { $in: [_id] }, isPaused: false, confirmedAt: { $ne: null } } },
      { find: 'savedsearches', filter: { browser: { $in: ['visitor:x'] } } },
      { find: 'alertsubscribers', filter: { _id: { $in: [_id] }, stoppedAt: null } },
      { find: 'shortlists', filter: { 'homes.property': _id } },
    ])
      expect(await planOf(command)).not.toContain('COLLSCAN');
  });
});

describe('rules', () => {
  test.each([
    [5_800_000, 100_000],
    [4_500_000, 100_000],
    [12_000_000, 200_000],
    [18_000, 500],
    [1, 1],
  ])('a step of ₹%p is the round number ₹%p', (price, step) => {
    expect(stepOf(price)).toBe(step);
  });

  test('prices are round ones around the listing’s own, the highest first', () => {
    expect(pricesAround(5_800_000)).toEqual(
      [60, 59, 58, 57, 56, 55, 54, 53, 52].map((lakh) => lakh * 100_000),
    );
    const odd = pricesAround(5_812_345);
    expect(odd.slice(0, 4)).toEqual([6_000_000, 5_900_000, 5_812_345, 5_800_000]);
    expect(pricesAround(2).every((price) => price > 0)).toBe(true);
  });

  test('the best price brings the most buyers for each rupee; none is best when none brings any', () => {
    const now = { price: 58, buyers: 17, isNow: true as const };
    const points = [{ price: 60, buyers: 10 }, now, { price: 57, buyers: 18 }, { price: 55, buyers: 29 }];
    expect(bestOf(points)).toEqual({ price: 55, buyers: 29 });
    expect(bestOf([now, { price: 57, buyers: 17 }])).toBeUndefined();
    expect(bestOf([{ price: 57, buyers: 17 }])).toBeUndefined();
  });

  test('changes are what the listing does not say and could have', () => {
    const flat = {
      type: 'sale',
      category: 'Residential',
      status: 'active',
      facing: 'east',
      amenities: ['lift'],
      citySlug: 'nagpur',
    } as unknown as IndexedListing;
    const labels = changesOf(flat).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Furnished', 'Ready to move', 'Verified by the agency']));
    expect(labels.filter((label) => label.endsWith('facing'))).toEqual([]);
    expect(labels).not.toContain('Lift');
    const plot = changesOf({ ...flat, category: 'Plots', status: 'verified' }).map(({ label }) => label);
    expect(plot).not.toContain('Furnished');
    expect(plot).not.toContain('Verified by the agency');
  });
});
