import { POST as decideOne } from '@/app/api/admin/properties/[id]/decision/route';
import { POST as notDuplicate } from '@/app/api/admin/properties/[id]/not-duplicate/route';
import { POST as startBulk } from '@/app/api/admin/properties/bulk/route';
import { PUT as change, DELETE as hide } from '@/app/api/admin/properties/reasons/[key]/route';
import { POST as add, DELETE as restore } from '@/app/api/admin/properties/reasons/route';
import { POST as report } from '@/app/api/report/route';
import { listOwn } from '@/lib/brokers/own-listings/data';
import type { PropertyDto } from '@/lib/listings/dto';
import { updateProperty } from '@/lib/listings/mutations';
import { countAttention } from '@/lib/office/dashboard/data';
import { settleBackground } from '@/lib/platform/jobs/background';
import type { Language } from '@/lib/platform/language/languages';
import { searchListings } from '@/lib/search/data';
import { parseSearch } from '@/lib/search/schema';
import { Property } from '@/models/listings/property';
import { AuditEntry } from '@/models/platform/audit-entry';
import { testActor, testAdmin } from '@/test/actors';
import { Browser } from '@/test/browser';
import { catchMails } from '@/test/caught-mails';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { listPublicly } from '@/test/listing-form';
import { mailsTo } from '@/test/outbox';
import { type Person, signedIn } from '@/test/people';
import { decisionBulk } from './bulk/jobs';
import { MODERATION_PATH } from './constants';
import {
  getDuplicatesAndReports,
  listWaitingPlaces,
  moderationFilter,
  moderationOrder,
  reviewFor,
  searchAllListings,
} from './data';
import { moderationSort } from './format';
import { REASONED, USUAL_REASONS } from './reasons/constants';
import { listReasons } from './reasons/data';
import { changeOf, compareListings, comparePhotos } from './rules';
import { moderationSearchSchema } from './schema';

describe('queue formats', () => {
  const search = (params: Record<string, string>) => moderationSearchSchema.parse(params);
  const query = (href: string) => Object.fromEntries(new URLSearchParams(href.split('?')[1]));

  test('links each order with the filters, from the first page', () => {
    const { hrefFor } = moderationSort(search({ search: 'besa', page: '4', size: '50' }));
    expect(hrefFor('price', 'asc').startsWith(`${MODERATION_PATH}?`)).toBe(true);
    expect(query(hrefFor('price', 'desc'))).toMatchObject({
      search: 'besa',
      by: 'price',
      dir: 'desc',
      size: '50',
    });
    expect(query(hrefFor('price', 'desc'))).not.toHaveProperty('page');
  });

  test('starts the queue with the oldest, and marks its column', () => {
    const list = moderationSort(search({}));
    const queue = moderationSort(search({ view: 'queue' }));
    expect(queue.dir).not.toBe(list.dir);
    expect(moderationSort(search({ view: 'queue', by: 'price' })).dir).toBe(
      moderationSort(search({ by: 'price' })).dir,
    );
  });

  test.each([
    ['a quiet lane', 'a quiet lane', ['a quiet lane', '', '', '']],
    ['a quiet lane', 'a busy lane', ['a ', 'quiet ', 'busy ', 'lane']],
    ['', 'new text', ['', '', 'new text', '']],
    ['one two', 'one', ['', 'one two', 'one', '']],
    ['the end is near', 'the end is not near', ['the end is ', '', 'not ', 'near']],
  ])('"%s" changed to "%s"', (before, after, [lead, was, is, tail]) => {
    expect(changeOf(before, after)).toEqual({ lead, before: was, after: is, tail });
  });

  test('shows each picture of two versions once, present ones in order, then removed ones', () => {
    const version = (...ids: string[]) => ({ images: ids.map((public_id) => ({ public_id })) }) as never;
    const shown = comparePhotos(version('a', 'b', 'c'), version('c', 'x', 'a'));
    expect(shown.map(({ image, change }) => `${image.public_id} ${change}`)).toEqual([
      'c kept',
      'x added',
      'a kept',
      'b removed',
    ]);
  });
});

describe('decisions', () => {
  const mails = catchMails();

  useTestDb();

  let admin: Person;
  let seller: Person;

  beforeAll(async () => {
    admin = await signedIn('admin');
    seller = await signedIn('seller', { phone: '+919822000001' });
  });

  const FLAT = {
    title: 'Flat in Dharampeth',
    description: 'A quiet flat near the lake with a balcony to the east.',
    price: '45 lakh',
    type: 'sale',
    category: 'Residential',
    address: 'Plot 4, Dharampeth, Nagpur',
    area: '900',
    possession: 'ready',
  };
  const actorOf = (person: Person, isAdmin = false) =>
    isAdmin ? testAdmin(person.id) : testActor(person.id);
  const list = (person: Person, extra: object = {}, isAdmin = false) =>
    listPublicly(actorOf(person, isAdmin), { ...FLAT, ...extra });
  const queue = async () => (await searchAllListings(moderationSearchSchema.parse({ view: 'queue' }))).rows;
  const decide = (id: string, body: object) => admin.browser.call(decideOne, '/x', { params: { id }, body });

  describe('the queue', () => {
    test('holds new listings, drops approved ones, and gets edited ones back with their earlier version', async () => {
      const { _id: id, __v } = await list(seller);
      const own = await list(admin, { address: 'Plot 9, Sadar, Nagpur' }, true);
      expect((await queue()).map((row) => row._id)).toEqual([id]);
      expect(own._id).not.toBe(id);

      expect((await decide(id, { decision: 'approve', version: __v + 1 })).status).toBe(409);
      const approve = () => decide(id, { decision: 'approve', version: __v });
      const twice = await Promise.all([approve(), approve()]);
      expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await AuditEntry.countDocuments({ targetId: id, 'details.decision': 'approve' })).toBe(1);
      expect(await queue()).toEqual([]);
      expect((await Property.findById(id).lean())?.status).toBe('active');

      const edited = await updateProperty(actorOf(seller), id, { price: '52 lakh', bedrooms: '3' }, []);
      const again = await updateProperty(actorOf(seller), id, { title: 'Three rooms in Dharampeth' }, []);
      const review = await reviewFor(id);
      expect(review).toMatchObject({ state: 'pending', waiting: 1, next: undefined });
      expect(compareListings(review.before as PropertyDto, again.property)).toEqual([
        { label: 'Title', before: 'Flat in Dharampeth', after: 'Three rooms in Dharampeth' },
        { label: 'Price', before: '₹45,00,000', after: '₹52,00,000' },
        { label: 'Bedrooms', before: '—', after: '3' },
      ]);
      expect((await queue())[0]).toMatchObject({ edited: true, __v: again.property.__v });
      expect(edited.property.__v).toBeLessThan(again.property.__v);
    });

    describe('two officers', () => {
      const FIVE_MS = 5_000;
      let other: Person;
      const decideAs = (person: Person, id: string, body: object) =>
        person.browser.call(decideOne, '/x', { params: { id }, body });
      const reject = { decision: 'reject', reason: 'Owner’s papers missing: 7/12 उतारा पाठवा' };
      beforeAll(async () => {
        other = await signedIn('admin', { name: 'Sunita' });
      });

      test('names the first of two opposite decisions from one page to the second, whose mail is not sent', async () => {
        const { _id: id, __v: version } = await list(seller, { address: 'Plot 71, Besa, Nagpur' });
        const { state, since } = await reviewFor(id);
        const review = { state, since };
        await settleBackground();
        mails.length = 0;
        expect((await decideAs(other, id, { decision: 'approve', version, review })).status).toBe(200);
        await AuditEntry.updateOne(
          { targetId: id, 'details.decision': 'approve' },
          { $set: { at: new Date(Date.now() - FIVE_MS) } },
        );
        const late = await decide(id, { ...reject, version, review });
        expect([late.status, late.json.message]).toEqual([
          409,
          expect.stringMatching(/^Sunita approved this \d seconds ago$/),
        ]);
        await settleBackground();
        expect(mails.map(({ subject }) => subject)).toHaveLength(1);
        expect(await reviewFor(id)).toMatchObject({ state: 'approved' });

        const { earlier } = late.json.details as { earlier: { version: number; review: object } };
        const again = { ...reject, version: earlier.version, review: earlier.review };
        expect((await decide(id, again)).status).toBe(200);
        expect(await reviewFor(id)).toMatchObject({ state: 'rejected' });
      });

      test('stops a caller that names only the version, unless the other decision was its own', async () => {
        const { _id: id, __v: version } = await list(seller, { address: 'Plot 72, Besa, Nagpur' });
        expect((await decideAs(other, id, { decision: 'approve', version })).status).toBe(200);
        expect((await decide(id, { ...reject, version })).status).toBe(409);
        expect((await decideAs(other, id, { ...reject, version })).status).toBe(200);
      });

      test('accepts one of two simultaneous opposite decisions', async () => {
        const { _id: id, __v: version } = await list(seller, { address: 'Plot 73, Besa, Nagpur' });
        const { state, since } = await reviewFor(id);
        const seen = { version, review: { state, since } };
        const both = await Promise.all([
          decideAs(other, id, { decision: 'approve', ...seen }),
          decide(id, { ...reject, ...seen }),
        ]);
        expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
        const made = both[0]?.status === 200 ? 'approved' : 'rejected';
        expect(await reviewFor(id)).toMatchObject({ state: made });
      });
    });

    test('does not queue unchanged edits, status changes by the owner or edits by an admin', async () => {
      const id = (await queue())[0]?._id ?? '';
      await decide(id, { decision: 'approve' });
      await updateProperty(actorOf(seller), id, { title: 'Three rooms in Dharampeth' }, []);
      await updateProperty(actorOf(seller), id, { status: 'paused' }, []);
      await updateProperty(actorOf(seller), id, { status: 'active' }, []);
      await updateProperty(actorOf(admin, true), id, { title: 'Flat with three rooms' }, []);
      expect(await queue()).toEqual([]);
    });

    test('requires a reason to reject, hides the listing, tells its owner, and queues it again when republished', async () => {
      const { _id: id } = await list(seller, { address: 'Plot 5, Sitabuldi, Nagpur' });
      expect((await decide(id, { decision: 'reject' })).status).toBe(400);
      await settleBackground();
      mails.length = 0;
      await decide(id, { decision: 'reject', reason: 'The photographs are of another flat' });
      await settleBackground();
      expect((await Property.findById(id).lean())?.status).toBe('paused');
      expect(mails).toHaveLength(1);
      expect(mails[0]?.to).toBe(seller.email);
      expect(mails[0]?.text).toContain('The photographs are of another flat');
      expect(await reviewFor(id)).toMatchObject({ state: 'rejected', waiting: 0 });
      // the owner's page shows it too, because mails may go unread
      const ownReview = async () =>
        (await listOwn(testActor(seller.id))).rows.find((item) => item._id === id)?.review;
      expect(await ownReview()).toEqual({
        state: 'rejected',
        reason: 'The photographs are of another flat',
      });
      await updateProperty(actorOf(seller), id, { status: 'active' }, []);
      expect(await ownReview()).toEqual({ state: 'pending' });
      expect((await queue()).map((row) => row._id)).toEqual([id]);
      await decide(id, { decision: 'reject', reason: 'Still' });
      await decide(id, { decision: 'approve' });
      expect((await Property.findById(id).lean())?.status).toBe('active');
    });
  });

  test.each([
    ['a quiet flat', 'a quiet large flat', { lead: 'a quiet ', before: '', after: 'large ', tail: 'flat' }],
    ['one', 'two', { lead: '', before: 'one', after: 'two', tail: '' }],
    ['a a', 'a a a', { lead: 'a ', before: '', after: 'a ', tail: 'a' }],
  ])('marks only the middle that differs between %j and %j', (before, after, expected) => {
    expect(changeOf(before, after)).toEqual(expected);
  });

  test('pictures before and after', () => {
    const image = (public_id: string) => ({ url: public_id, public_id, width: 4, height: 3 });
    const of = (...ids: string[]) => ({ images: ids.map(image) }) as unknown as PropertyDto;
    const changes = comparePhotos(of('a', 'b'), of('b', 'c'));
    expect(changes.map(({ image, change }) => [image.public_id, change])).toEqual([
      ['b', 'kept'],
      ['c', 'added'],
      ['a', 'removed'],
    ]);
  });

  describe('possible duplicates', () => {
    let id: string;
    const why = async (of: string) =>
      (await getDuplicatesAndReports(of)).candidates.map(({ listing, reasons }) => [listing.title, reasons]);

    test('finds the same place with a similar price, and the same phone under another account', async () => {
      const place = { locality: 'Ramdaspeth', address: '12 Ramdaspeth, Nagpur', bedrooms: '2' };
      id = (await list(seller, { ...place, title: 'First' }))._id;
      const broker = await signedIn('broker', { phone: '+919822000009' });
      await list(broker, { ...place, title: 'Zebra', price: '45.5 lakh', area: '905' });
      await list(broker, { ...place, title: 'Dearer', price: '60 lakh' });
      await list(broker, { ...place, title: 'Larger', area: '1200' });
      const twin = await signedIn('seller', { phone: '+919822000001' });
      await list(twin, { title: 'Other account', address: '1 Hingna, Nagpur', locality: 'Hingna' });
      expect(await why(id)).toEqual(
        expect.arrayContaining([
          ['Zebra', ['place']],
          ['Other account', ['phone']],
        ]),
      );
      expect(await why(id)).toHaveLength(2);
      const flagged = await searchAllListings(
        moderationSearchSchema.parse({ view: 'duplicates', search: 'first' }),
      );
      expect(flagged.rows.map((row) => [row._id, row.candidates])).toEqual([[id, 2]]);
    });

    test('does not show a pair again for either listing once an admin has ruled it out', async () => {
      const near = (await getDuplicatesAndReports(id)).candidates.find(
        ({ listing }) => listing.title === 'Zebra',
      )?.listing;
      const other = near?._id ?? '';
      const call = (person: Person, to: string) =>
        person.browser.call(notDuplicate, '/x', { params: { id }, body: { other: to } });
      expect((await call(seller, other)).status).toBe(403);
      expect((await call(admin, 'e'.repeat(24))).status).toBe(404);
      expect((await call(admin, other)).status).toBe(200);
      expect((await why(id)).map(([title]) => title)).toEqual(['Other account']);
      expect(await why(other)).toEqual([]);
      await updateProperty(actorOf(seller), id, { price: '45.2 lakh' }, []);
      const flagged = await searchAllListings(
        moderationSearchSchema.parse({ view: 'duplicates', search: 'zebra' }),
      );
      expect(flagged.rows).toEqual([]);
    });
  });

  test('reads the queue, the duplicates and the search for them without a scan', async () => {
    const { price } = { price: { $gte: 1, $lte: 2 } };
    const place = { citySlug: 'nagpur', localitySlug: 'sadar', category: 'Plots', type: 'sale', price };
    expect(await planOf({ find: 'properties', filter: place })).toEqual(expect.arrayContaining(['IXSCAN']));
    for (const query of [{ view: 'queue' }, { view: 'duplicates' }, { view: 'duplicates', search: 'flat' }]) {
      const search = moderationSearchSchema.parse(query);
      const filter = Property.find(await moderationFilter(search)).cast(Property);
      const plan = await planOf({ find: 'properties', filter, sort: moderationOrder(search), limit: 20 });
      expect([query, plan]).toEqual([query, expect.arrayContaining(['IXSCAN'])]);
      expect(plan).not.toContain('COLLSCAN');
    }
  });
});

describe('queue filters', () => {
  useTestDb();

  const FLAT = {
    title: 'Flat',
    description: 'A quiet flat near the lake with a balcony to the east.',
    price: '45 lakh',
    type: 'sale',
    category: 'Residential',
    address: 'Plot 4, Dharampeth, Nagpur',
    area: '900',
    possession: 'ready',
  };

  const list = async ({ id }: Person, more: object) =>
    (await listPublicly(testActor(id), { ...FLAT, ...more }))._id;
  const titles = async (query: object) =>
    (await searchAllListings(moderationSearchSchema.parse(query))).rows.map(({ title }) => title).toSorted();

  let asha: Person;
  let ravi: Person;
  beforeAll(async () => {
    await clearTestDb();
    asha = await signedIn('seller', { name: 'Asha Deshmukh', phone: '+919822000001' });
    ravi = await signedIn('broker', { name: 'रवी पाटील', phone: '+919822000002' });
    await list(asha, { title: 'New in Dharampeth' });
    const edited = await list(ravi, { title: 'Edited in Sadar', address: 'Plot 9, Sadar, Nagpur' });
    await Property.updateOne({ _id: edited }, { $set: { review: { state: 'approved', since: new Date() } } });
    await updateProperty(testActor(ravi.id), edited, { price: '50 lakh' }, []);
    const approved = await list(ravi, { title: 'Approved in Sadar', address: 'Plot 10, Sadar, Nagpur' });
    await Property.updateOne(
      { _id: approved },
      { $set: { review: { state: 'approved', since: new Date() } } },
    );
  });

  test('filters by kind: new listings, or edits since the last review', async () => {
    expect(await titles({ view: 'queue', kind: 'new' })).toEqual(['New in Dharampeth']);
    expect(await titles({ view: 'queue', kind: 'edited' })).toEqual(['Edited in Sadar']);
    // only waiting listings, in a list of all
    expect(await titles({ kind: 'edited' })).toEqual(['Edited in Sadar']);
    expect(await titles({ view: 'queue', kind: 'nonsense' })).toHaveLength(2);
  });

  test('filters by locality, in any spelling, within the view', async () => {
    expect(await titles({ view: 'queue', locality: 'sadar' })).toEqual(['Edited in Sadar']);
    expect(await titles({ locality: 'सदर' })).toEqual(['Approved in Sadar', 'Edited in Sadar']);
    expect(await titles({ view: 'queue', locality: 'Atlantis' })).toEqual([]);
    expect(await listWaitingPlaces()).toEqual(['Dharampeth', 'Sadar']);
  });

  test.each(['Asha', 'deshmukh', 'आशा', '98220 00001', '+91 98220 00001'])(
    'finds the owner by %s',
    async (owner) => {
      expect(await titles({ view: 'queue', owner })).toEqual(['New in Dharampeth']);
    },
  );

  test('finds the owner by address and by name in the other script, and none for an unknown name', async () => {
    expect(await titles({ view: 'queue', owner: ravi.email.toUpperCase() })).toEqual(['Edited in Sadar']);
    expect(await titles({ owner: 'ravi patil' })).toEqual(['Approved in Sadar', 'Edited in Sadar']);
    expect(await titles({ owner: 'No one' })).toEqual([]);
    expect(await titles({ owner: 'ravi', locality: 'Dharampeth' })).toEqual([]);
  });

  test.each([
    { kind: 'new' },
    { locality: 'Sadar' },
    { owner: 'ravi' },
    { view: 'queue', locality: 'Sadar', owner: 'asha' },
  ])('reads %o through an index', async (query) => {
    const filter = (await moderationFilter(moderationSearchSchema.parse(query))) as Record<string, unknown>;
    const plan = await planOf({ find: 'properties', filter });
    expect(plan).toContain('IXSCAN');
    expect(plan).not.toContain('COLLSCAN');
  });

  test('finds words with vowel signs in the public list and in the moderation list', async () => {
    const title = 'सिताबर्डी येथील फ्लॅट';
    await list(asha, { title });
    const found = async (text: string) => {
      const visitors = await searchListings(parseSearch({ q: text }), { pageSize: 6 });
      return [visitors.items.map((item) => item.title), await titles({ search: text })];
    };
    for (const text of ['सिताबर्डी', 'सिता', 'फ्लॅट येथील'])
      expect([text, await found(text)]).toEqual([text, [[title], [title]]]);
    expect(await found('सतबरड')).toEqual([[], []]);
  });
});

describe('reports', () => {
  useTestDb();
  afterEach(settleBackground);

  let admin: Person;
  let id: string;

  beforeAll(async () => {
    admin = await signedIn('admin');
    const seller = await signedIn('seller');
    const fields = {
      title: 'Flat in Dharampeth',
      description: 'Quiet',
      price: '45 lakh',
      type: 'sale',
      category: 'Residential',
      address: 'Plot 4, Dharampeth, Nagpur',
      area: '900',
    };
    id = (await listPublicly(testActor(seller.id), fields))._id;
  });

  const visitor = new Browser();
  const tell = () => visitor.call(report, '/x', { body: { propertyId: id, reason: 'sold' } });
  const reported = async () =>
    (await searchAllListings(moderationSearchSchema.parse({ view: 'reported' }))).rows.map(({ _id }) => _id);
  const decide = async (decision: string) => {
    const version = (await Property.findById(id).lean())?.__v;
    const reply = await admin.browser.call(decideOne, '/x', {
      params: { id },
      body: { decision, version, reason: 'checked' },
    });
    return reply.status;
  };

  test('settles reports with a decision, also on a listing approved before', async () => {
    expect([(await tell()).status, (await tell()).status]).toEqual([201, 201]);
    // counts listings, as the list shows them
    expect([await reported(), (await countAttention()).reports]).toEqual([[id], 1]);
    expect(await decide('approve')).toBe(200);
    expect([await reported(), (await countAttention()).reports]).toEqual([[], 0]);

    expect(await decide('approve')).toBe(409);
    await tell();
    expect(await reported()).toEqual([id]);
    expect(await decide('approve')).toBe(200);
    await tell();
    expect(await decide('paused')).toBe(200);
    expect((await countAttention()).reports).toBe(0);
  });
});

describe('reasons', () => {
  useTestDb();
  afterEach(settleBackground);

  let moderator: Person;
  beforeEach(async () => {
    await clearTestDb();
    moderator = await signedIn('admin', { officeRole: 'moderator' });
  });

  const FLAT = {
    title: 'Flat in Dharampeth',
    description: 'A quiet flat near the lake with a balcony to the east.',
    price: '45 lakh',
    type: 'sale',
    category: 'Residential',
    address: 'Plot 4, Dharampeth, Nagpur',
    area: '900',
    possession: 'ready',
  };

  async function listingOf(language?: Language) {
    const owner = await signedIn('seller', { ...(language && { language }) });
    return { owner, id: (await listPublicly(testActor(owner.id), FLAT))._id };
  }

  const decide = (id: string, body: object) =>
    moderator.browser.call(decideOne, '/x', { params: { id }, body: { decision: 'reject', ...body } });
  const made = async (body: object) =>
    String((await moderator.browser.call(add, '/x', { body: { decision: 'reject', ...body } })).json.key);
  const edit = (key: string, body: object) =>
    moderator.browser.call(change, '/x', { method: 'PUT', params: { key }, body });
  const remove = (key: string) => moderator.browser.call(hide, '/x', { method: 'DELETE', params: { key } });
  const keys = async () => (await listReasons()).map(({ key }) => key);
  const reasonOf = async (id: string) =>
    (await Property.findById(id).select('+review').lean())?.review?.reason;

  test('offers usual reasons in three languages for each decision that needs one', async () => {
    const reasons = await listReasons();
    expect(new Set(reasons.map(({ decision }) => decision))).toEqual(new Set(REASONED));
    expect(reasons.map(({ key }) => key)).toEqual(Object.keys(USUAL_REASONS));
    for (const { en, mr, hi } of reasons) {
      expect(mr).toMatch(/[\u0900-\u097f]/);
      expect(hi).toMatch(/[\u0900-\u097f]/);
      expect(new Set([en, mr, hi]).size).toBe(3);
    }
  });

  test('lets the office add its own, change and hide any, and restore the usual ones', async () => {
    const key = await made({ en: 'The gate number is wrong.', mr: 'गट क्रमांक चुकीचा आहे.' });
    expect((await listReasons()).at(-1)).toEqual({
      ...{ key, decision: 'reject', en: 'The gate number is wrong.', mr: 'गट क्रमांक चुकीचा आहे.', hi: '' },
      isOwn: true,
      __v: 0,
    });
    const texts = { en: 'Listed twice.', mr: 'दोनदा दिली आहे.', hi: 'दो बार दी गई है।' };
    expect((await edit('duplicate', texts)).status).toBe(200);
    expect((await listReasons()).find((one) => one.key === 'duplicate')).toMatchObject({
      ...texts,
      isOwn: false,
    });
    for (const gone of ['gone', key]) expect((await remove(gone)).status).toBe(200);
    expect(await keys()).toEqual(Object.keys(USUAL_REASONS).filter((one) => one !== 'gone'));
    await moderator.browser.call(restore, '/x', { method: 'DELETE' });
    expect(await keys()).toEqual(Object.keys(USUAL_REASONS));
    expect(await AuditEntry.countDocuments({ action: 'settings.write', actor: moderator.id })).toBe(5);
  });

  test('accepts changes only from people who decide, and refuses invalid ones', async () => {
    const agent = await signedIn('admin', { officeRole: 'agent' });
    expect((await agent.browser.call(add, '/x', { body: { decision: 'reject', en: 'No' } })).status).toBe(
      403,
    );
    for (const body of [
      { decision: 'reject', en: '' },
      { decision: 'approve', en: 'Fine' },
      { decision: 'reject', en: 'x'.repeat(301) },
    ])
      expect((await moderator.browser.call(add, '/x', { body })).status).toBe(400);
    expect((await edit('own-0000', { en: 'x' })).status).toBe(404);
  });

  test.each([
    [undefined, 'The price does not fit the property. Please check it. Ask 40 lakh.'],
    ['mr', 'किंमत मालमत्तेशी जुळत नाही. कृपया तपासा. Ask 40 lakh.'],
    ['hi', 'कीमत प्रॉपर्टी से मेल नहीं खाती। कृपया जाँचें। Ask 40 lakh.'],
  ] as [Language | undefined, string][])(
    'gives an owner who reads %s the reason in that language',
    async (language, expected) => {
      const { id, owner } = await listingOf(language);
      expect((await decide(id, { reasonKey: 'price-wrong', reason: 'Ask 40 lakh.' })).status).toBe(200);
      await settleBackground();
      expect((await mailsTo(owner.email)).map(({ text }) => text.replace(/\s+/g, ' ')).join()).toContain(
        expected,
      );
      expect(await reasonOf(id)).toBe(expected);
      // the office reads its log in English
      const entry = await AuditEntry.findOne({ targetId: id, 'details.decision': 'reject' }).lean();
      expect(entry?.details).toMatchObject({
        reason: 'The price does not fit the property. Please check it. Ask 40 lakh.',
      });
    },
  );

  test('shows an untranslated reason in English, and refuses a missing one or one of another decision', async () => {
    const { id } = await listingOf('hi');
    for (const body of [{}, { reasonKey: 'deed-seen' }, { reasonKey: 'own-0000' }])
      expect((await decide(id, body)).status).toBe(400);
    const key = await made({ en: 'The gate number is wrong.' });
    expect((await decide(id, { reasonKey: key })).status).toBe(200);
    expect(await reasonOf(id)).toBe('The gate number is wrong.');
  });

  test('gives each owner the reason in their language in a bulk decision, even if it was hidden meanwhile', async () => {
    const [asha, ravi] = [await listingOf('mr'), await listingOf('hi')];
    const listings = [asha, ravi].map(({ id }) => ({ id }));
    const body = { decision: 'reject', reasonKey: 'gone', listings };
    const reply = await moderator.browser.call(startBulk, '/x', { body });
    expect(reply).toMatchObject({ status: 202, json: { reason: 'The property is no longer available.' } });
    await settleBackground();
    await decisionBulk.job.run(String(reply.json.id));
    await remove('gone');
    await decisionBulk.mailJob.runDue(new Date(Date.now() + 3_600_000));
    for (const [{ id, owner }, expected] of [
      [asha, 'मालमत्ता आता उपलब्ध नाही.'],
      [ravi, 'प्रॉपर्टी अब उपलब्ध नहीं है।'],
    ] as const) {
      expect(await reasonOf(id)).toBe(expected);
      expect((await mailsTo(owner.email)).map(({ text }) => text).join()).toContain(expected);
    }
  });
});
