import { Property } from '@/models/listings/property';
import { Shortlist } from '@/models/shortlists/shortlist';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { guest, signedIn } from '@/test/people';
import { listing, shortlistsOf as of } from '@/test/shortlists';
import { MAX_HOMES, MAX_LISTS } from './constants';

useTestDb();
beforeEach(clearTestDb);

describe('without an account', () => {
  it('a home is saved at once, in a list that belongs to this browser alone', async () => {
    const [mine, theirs] = [of(new Browser()), of(new Browser())];
    const home = await listing();
    expect((await mine.save(home)).status).toBe(200);
    expect((await mine.save(home)).status).toBe(200);
    expect(await mine.ids()).toEqual({ saved: [home], hidden: [] });
    expect((await mine.own()).lists).toMatchObject([
      {
        name: 'Saved homes',
        isDefault: true,
        share: null,
        homes: [{ id: home, card: { price: 6_000_000 }, changes: [] }],
      },
    ]);
    expect(await theirs.ids()).toEqual({ saved: [], hidden: [] });
    await mine.remove(home);
    expect((await mine.ids()).saved).toEqual([]);
  });

  it('two hearts at once make one list', async () => {
    const browser = new Browser();
    const [first, second] = [await listing(), await listing()];
    await of(browser).hide(await listing());
    await Promise.all([of(browser).save(first), of(browser).save(second)]);
    const { lists } = await of(browser).own();
    expect(lists).toHaveLength(1);
    expect(lists[0]?.homes.map(({ id }) => id).sort()).toEqual([first, second].sort());
  });

  it('a browser without a cookie reads nothing, and reading gives it none', async () => {
    const browser = new Browser();
    expect(await of(browser).own()).toEqual({ lists: [], hidden: [] });
    expect([...browser.cookies.keys()]).toEqual([]);
  });

  it('a home that is not for us leaves the lists, and comes back', async () => {
    const mine = of(new Browser());
    const home = await listing();
    await mine.save(home);
    await mine.hide(home);
    expect(await mine.ids()).toEqual({ saved: [], hidden: [home] });
    await mine.show(home);
    expect(await mine.ids()).toEqual({ saved: [], hidden: [] });
    await mine.hide(home);
    await mine.save(home);
    expect(await mine.ids()).toEqual({ saved: [home], hidden: [] });
  });
});

describe('lists', () => {
  it('have names, notes, ratings and an order', async () => {
    const mine = of(new Browser());
    const homes = [await listing(), await listing(), await listing()];
    const { id } = (await mine.create('  With Aai ')).json as { id: string };
    for (const home of homes) await mine.save(home, { list: id });
    await mine.save(homes[0]!, { list: id, note: 'Third floor, no lift', rating: 2 });
    await mine.change(id, { name: 'Dharampeth', order: [homes[2], homes[0], homes[1]] });
    const [list] = (await mine.own()).lists;
    expect(list).toMatchObject({ name: 'Dharampeth', isDefault: false });
    expect(list?.homes.map((home) => home.id)).toEqual([homes[2], homes[0], homes[1]]);
    expect(list?.homes[1]).toMatchObject({ note: 'Third floor, no lift', rating: 2 });
    await mine.save(homes[0]!, { list: id, rating: null });
    expect((await mine.own()).lists[0]?.homes[1]?.rating).toBeNull();
    await mine.drop(id);
    expect((await mine.own()).lists).toEqual([]);
  });

  it('belong to one owner: others get the same 404 as for a list that does not exist', async () => {
    const mine = of(new Browser());
    const { id } = (await mine.create('Mine')).json as { id: string };
    const person = await signedIn('buyer');
    for (const stranger of [of(new Browser()), of(person.browser), of((await guest()).browser)]) {
      await stranger.save(await listing());
      expect((await stranger.change(id, { name: 'Yours' })).status).toBe(404);
      expect((await stranger.drop(id)).status).toBe(404);
      expect((await stranger.save(await listing(), { list: id })).status).toBe(404);
    }
    expect((await mine.change('0'.repeat(24), { name: 'x' })).status).toBe(404);
  });

  it('have limits, with words that say so', async () => {
    const mine = of(new Browser());
    for (let i = 0; i < MAX_LISTS; i++) expect((await mine.create(`List ${i}`)).status).toBe(201);
    const tooMany = await mine.create('One more');
    expect([tooMany.status, tooMany.json.message]).toEqual([
      409,
      `You have ${MAX_LISTS} lists already. Delete one first`,
    ]);
    const { id } = (await mine.own()).lists[0]!;
    const home = await listing();
    const full = Array.from({ length: MAX_HOMES }, () => ({
      property: home,
      addedAt: new Date(),
      seen: { at: new Date(), price: 1, status: 'active' },
    }));
    await Shortlist.updateOne({ _id: id }, { $set: { homes: full } });
    const refused = await mine.save(await listing(), { list: id });
    expect([refused.status, refused.json.message]).toEqual([
      409,
      `A list holds ${MAX_HOMES} homes. Remove one, or make another list`,
    ]);
  });

  it('refuse what is no listing that one can see, and bad input, with a sentence', async () => {
    const mine = of(new Browser());
    expect((await mine.save(await listing({ status: 'draft' }))).status).toBe(404);
    expect((await mine.save('0'.repeat(24))).status).toBe(404);
    expect((await mine.save('nonsense')).status).toBe(404);
    const unnamed = await mine.create('  ');
    expect([unnamed.status, JSON.stringify(unnamed.json.issues)]).toEqual([
      400,
      expect.stringContaining('Give the list a name'),
    ]);
    expect((await mine.save(await listing(), { rating: 6 })).status).toBe(400);
    expect((await mine.save(await listing(), { note: 'x'.repeat(1001) })).status).toBe(400);
  });
});

it('says what became of a home since its owner last looked', async () => {
  const mine = of(new Browser());
  const homes = [await listing(), await listing(), await listing(), await listing(), await listing()];
  const [cheaper, sold, expired, gone, edited] = homes as [string, string, string, string, string];
  for (const home of homes) await mine.save(home);
  await Property.updateOne({ _id: cheaper }, { $set: { price: 5_800_000 } });
  await Property.updateOne({ _id: sold }, { $set: { status: 'sold' } });
  await Property.updateOne({ _id: expired }, { $set: { status: 'expired' } });
  await Property.deleteOne({ _id: gone });
  await Property.updateOne({ _id: edited }, { $set: { title: 'A sunny flat' } });
  const changes = async () =>
    Object.fromEntries((await mine.own()).lists[0]!.homes.map((home) => [home.id, home.changes]));
  expect(await changes()).toEqual({
    [cheaper]: [{ kind: 'price', before: 6_000_000, now: 5_800_000 }],
    [sold]: [{ kind: 'status', now: 'sold' }],
    [expired]: [{ kind: 'status', now: 'expired' }],
    [gone]: [{ kind: 'status', now: 'gone' }],
    [edited]: [{ kind: 'edited' }],
  });
  await mine.seen();
  expect(await changes()).toEqual({
    [cheaper]: [],
    [sold]: [{ kind: 'status', now: 'sold' }],
    [expired]: [{ kind: 'status', now: 'expired' }],
    [gone]: [{ kind: 'status', now: 'gone' }],
    [edited]: [],
  });
  // what can no longer be seen still has the name under which it was saved
  const titles = Object.fromEntries((await mine.own()).lists[0]!.homes.map(({ id, title }) => [id, title]));
  expect(titles).toMatchObject({ [gone]: 'A flat in Dharampeth', [edited]: 'A sunny flat' });
});
