import { Types } from 'mongoose';
import CodePage from '@/app/(public)/p/[code]/page';
import { PUT as setActive } from '@/app/api/admin/users/[id]/route';
import { GET as getSuggestions } from '@/app/api/search/suggest/route';
import { PATCH as renameTeam } from '@/app/api/team/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { PUT as saveProfile } from '@/app/api/user/profile/[id]/route';
import { createEnquiry } from '@/lib/enquiries/mutations';
import { enquirySchema } from '@/lib/enquiries/schema';
import { getLister } from '@/lib/listings/listers/data';
import { updateProperty } from '@/lib/listings/mutations';
import { searchAllListings } from '@/lib/moderation/data';
import { moderationSearchSchema } from '@/lib/moderation/schema';
import { findAnywhere } from '@/lib/office/palette/data';
import { lowerCasePath } from '@/lib/platform/http/lower-case';
import { termsOf, wordsOf } from '@/lib/platform/text/search-terms';
import { resolveSearch } from '@/lib/search/box/loaders';
import { searchListings } from '@/lib/search/data';
import { parseSearch } from '@/lib/search/schema';
import { siteOf } from '@/lib/settings/data';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { InvalidationLog } from '@/models/platform/invalidation-log';
import { User } from '@/models/platform/user';
import { testActor, testAdmin } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { fields, inState, listPublicly } from '@/test/listing-form';
import { pageRequest } from '@/test/page-request';
import { type Person, signedIn } from '@/test/people';
import { makeTeam } from '@/test/teams';
import { findByCode } from './data';
import { keepPropertyCodes } from './mutations';
import { formatPropertyCode, parsePropertyCode, propertyCodeIn } from './rules';

describe('short address of a code', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const outcome = async (code: string) =>
    CodePage({ params: Promise.resolve({ code }), searchParams: Promise.resolve({}) } as never).then(
      () => 'rendered',
      (error: { digest?: string }) => error.digest ?? String(error),
    );

  test.each(['SG-NAG-1001', 'sg-nag-1001', 'SGNAG1001'])(
    '/p/%s redirects permanently to the listing',
    async (typed) => {
      const owner = await signedIn('broker', { reraAgentNumber: 'A50500012345' });
      const { _id, propertyCode = '' } = await listPublicly(testActor(owner.id), fields);
      const number = propertyCode.split('-').at(-1) ?? '';
      const code = typed.replace('1001', number).replace(/^sg/i, propertyCode.slice(0, 2));
      expect(await outcome(code)).toContain(`;/properties/${_id};308;`);
      pageRequest({ language: 'mr' });
      expect(await outcome(code)).toContain('/properties/');
      pageRequest();
    },
  );

  test('returns not found for unknown and malformed codes', async () => {
    expect(await outcome('SG-NAG-9999')).toBe('NEXT_HTTP_ERROR_FALLBACK;404');
    expect(await outcome('nothing')).toBe('NEXT_HTTP_ERROR_FALLBACK;404');
  });

  test('does not redirect a code in capitals to lower case', () => {
    expect(lowerCasePath('/p/SG-NAG-1001')).toBeUndefined();
  });
});

describe('codes', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const seller = testActor();
  let added = 0;
  const add = async (more: Record<string, unknown> = {}) => {
    const fields = {
      title: 'Shop in Sadar',
      description: 'Corner',
      price: '45 lakh',
      category: 'Commercial',
      type: 'sale',
      address: `Plot ${++added}, Sadar, Nagpur`,
      area: '400',
      ...more,
    };
    return listPublicly(seller, fields);
  };

  test('gives every new listing its own code, which edits never change', async () => {
    const listings = await Promise.all([add(), add(), add({ address: 'Kothrud, Pune' })]);
    const codes = listings.map(({ propertyCode }) => propertyCode);
    expect(codes.map((code) => code?.slice(0, 7)).sort()).toEqual(['SG-NAG-', 'SG-NAG-', 'SG-PUN-']);
    expect(new Set(codes.map((code) => code?.slice(7))).size).toBe(3);
    const moved = await updateProperty(seller, listings[0]!._id, { address: 'Kothrud, Pune' }, []);
    expect(moved.property.propertyCode).toBe(codes[0]);
  });

  test('finds only the listing with the code in every search', async () => {
    const shop = await add();
    await add({ title: 'Office in Sadar' });
    const code = shop.propertyCode!;
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' ')]) {
      const { items } = await searchListings(parseSearch({ q: typed }), { pageSize: 9 });
      expect(items.map(({ _id }) => _id)).toEqual([shop._id]);
      const { rows } = await searchAllListings(moderationSearchSchema.parse({ search: typed }));
      expect(rows.map(({ _id, propertyCode }) => [_id, propertyCode])).toEqual([[shop._id, code]]);
      const [group] = await findAnywhere(typed, testAdmin());
      expect(group?.items.map(({ href }) => href)).toEqual([`/admin/properties/${shop._id}`]);
      expect(await resolveSearch(new URLSearchParams({ ask: typed }))).toBe(`/properties/${shop._id}`);
    }
  });

  test('suggests the listing whose code is typed', async () => {
    const { _id, propertyCode = '', title } = await add();
    const url = `http://localhost/api/search/suggest?ask=${propertyCode}`;
    const reply = await getSuggestions(new Request(url), { params: Promise.resolve({}) });
    expect(await reply.json()).toMatchObject({
      unrecognised: [],
      suggestions: [{ label: propertyCode, hint: title, href: `/properties/${_id}` }],
    });
  });

  test('finds no hidden listing by its code, and no listing for other text', async () => {
    const { propertyCode = '' } = await add({ status: 'draft' });
    expect(await findByCode(propertyCode)).toBeUndefined();
    expect(await findByCode('3 bhk nagpur')).toBeUndefined();
  });

  test.each(['paused', 'expired', 'sold'])(
    'redirects the short address of a %s home to its page',
    async (status) => {
      const { _id, propertyCode = '' } = await add();
      await Property.updateOne({ _id }, inState(status as 'paused'));
      const digest = expect.stringContaining(`/properties/${_id}`);
      const params = Promise.resolve({ code: propertyCode });
      await expect(CodePage({ params, searchParams: Promise.resolve({}) })).rejects.toMatchObject({ digest });
    },
  );

  test('links an enquiry that contains a code to that listing', async () => {
    const { _id, propertyCode = '', title } = await add();
    const sender = { name: 'Asha', email: 'a@a.example', phone: '9822012345' };
    const message = `Is ${propertyCode.toLowerCase()} still free?`;
    const created = await createEnquiry(enquirySchema.parse({ ...sender, message }));
    expect(created).toMatchObject({ propertyId: _id, propertyTitle: title, ownerId: seller.userId });
    expect(await Enquiry.countDocuments({ property: _id })).toBe(1);
  });

  test('finds a code through its index', async () => {
    const filter = Property.find({ propertyCode: 'SG-NAG-1001', status: 'active' }).cast(Property);
    const plan = await planOf({ find: 'properties', filter, limit: 1 });
    expect(plan).toContain('IXSCAN');
    expect(plan).not.toContain('COLLSCAN');
  });

  test('accepts a ZIP that repeats one code many times', async () => {
    const { from, codes } = await keepPropertyCodes(Array<string>(200_000).fill('SG-NAG-1007'), 50_000);
    expect([from, [...codes]]).toEqual([0, ['SG-NAG-1007']]);
  });
});

describe('code format', () => {
  test('builds a code from the letters of the agency and the city and at least four digits', () => {
    expect(formatPropertyCode('SG', 'nagpur', 0)).toBe('SG-NAG-1001');
    expect(formatPropertyCode('SG', 'new-town', 123_456)).toBe('SG-NEW-124457');
    expect(formatPropertyCode('SG', undefined, 1)).toBe('SG-IND-1002');
  });

  test.each([
    ['Saptam Group', 'SG'],
    ['Shri Ganesh Land and Homes', 'SGLA'],
    ['Saptam', 'PR'],
  ])('the letters of %s are %s', (name, letters) => {
    expect(siteOf({ name }).codePrefix).toBe(letters);
  });

  test.each(['SG-NAG-4821', 'sg nag 4821', ' SGNAG4821 ', 'sg-nag 4821'])('reads %j as a code', (text) => {
    expect(parsePropertyCode(text)).toBe('SG-NAG-4821');
  });

  test.each(['', 'nagpur', '4821', 'flat 4821', '3 bhk nagpur', 'SG-NAG-48', 'SG-NAGPUR-4821'])(
    'does not read %j as a code',
    (text) => {
      expect(parsePropertyCode(text)).toBeUndefined();
    },
  );

  test('finds a code in a message', () => {
    expect(propertyCodeIn('Is the shop sg-nag-4821 still free?')).toBe('SG-NAG-4821');
    expect(propertyCodeIn('Is the shop still free?')).toBeUndefined();
  });

  test('indexes a code as one search word and its number as another', () => {
    const terms = termsOf({
      title: 'Shop',
      description: '',
      address: 'Sadar',
      city: 'Nagpur',
      propertyCode: 'SG-NAG-4821',
    });
    const finds = (typed: string) =>
      wordsOf(typed).every((word) => terms.some((term) => term.startsWith(word)));
    for (const typed of ['SG-NAG-4821', 'sg nag 4821', 'sgnag4821', '4821']) expect(finds(typed)).toBe(true);
    for (const typed of ['SG-NAG-4822', 'SG-MUM-4821', 'AB-NAG-4821']) expect(finds(typed)).toBe(false);
  });
});

describe('listers', () => {
  useTestDb();

  async function listingOf(owner: Person | undefined): Promise<string> {
    const row = await Property.create({
      title: '3 BHK in Dharampeth',
      description: 'Corner flat.',
      price: 9_000_000,
      type: 'sale',
      category: 'Residential',
      address: 'Dharampeth, Nagpur',
      area: 1400,
      city: 'Nagpur',
      citySlug: 'nagpur',
      ...(owner && { owner: owner.id }),
    });
    return String(row._id);
  }

  test('shows only name and role of an owner, a broker or the agency', async () => {
    const seller = await signedIn('seller', { name: 'Asha Rao' });
    const broker = await signedIn('broker', { name: 'Ravi Kale', reraAgentNumber: undefined });
    const registered = await signedIn('broker', { name: 'Mira Joshi', reraAgentNumber: 'A50500012345' });
    expect(await getLister(await listingOf(seller))).toEqual({ kind: 'owner', name: 'Asha Rao' });
    expect(await getLister(await listingOf(broker))).toEqual({ kind: 'broker', name: 'Ravi Kale' });
    expect(await getLister(await listingOf(registered))).toEqual({
      kind: 'broker',
      name: 'Mira Joshi',
      reraAgentNumber: 'A50500012345',
    });
    expect(await getLister(await listingOf(undefined))).toEqual({ kind: 'agency' });
    expect(await getLister(await listingOf(await signedIn('admin')))).toEqual({ kind: 'agency' });
    expect(await getLister('f'.repeat(24))).toBeUndefined();
  });

  test('does not name a lister whose account is deactivated or about to be erased', async () => {
    const [gone, leaving] = [
      await signedIn('seller'),
      await signedIn('broker', { erasureRequestedAt: new Date() }),
    ];
    const id = await listingOf(gone);
    await User.updateOne({ _id: gone.id }, { $set: { deactivatedAt: new Date() } });
    expect(await getLister(id)).toBeUndefined();
    expect(await getLister(await listingOf(leaving))).toBeUndefined();
  });

  test('shows the firm on a broker’s listing, and updates cached pages when it is renamed', async () => {
    const team = await makeTeam();
    const id = await listingOf(team.agent);
    await Property.updateOne({ _id: id }, { team: team.id });
    expect(await getLister(id)).toMatchObject({ kind: 'broker', firm: expect.stringMatching(/^Firm/) });
    await InvalidationLog.deleteMany({});
    const body = { name: 'Kale Realty' };
    const rename = (person: Person) => person.browser.call(renameTeam, '/x', { method: 'PATCH', body });
    expect((await rename(team.agent)).status).toBe(403);
    expect((await rename(team.owner)).status).toBe(200);
    expect(await getLister(id)).toMatchObject({ firm: 'Kale Realty' });
    expect(await invalidated()).toContain(`property:${id}`);
    await Property.updateOne({ _id: id }, { $unset: { team: 1 } });
    expect(await getLister(id)).not.toHaveProperty('firm');
  });

  const invalidated = async () => (await InvalidationLog.findById('site').lean())?.recent.flat() ?? [];

  test('updates cached pages after a new name, a new agent number or a deactivation', async () => {
    const broker = await signedIn('broker');
    const admin = await signedIn('admin');
    const id = await listingOf(broker);
    const body = { name: 'Ravi Kale', phone: '+919822012345', reraAgentNumber: 'A50500054321' };
    const reply = await broker.browser.call(saveProfile, `/api/user/profile/${broker.id}`, {
      method: 'PUT',
      params: { id: broker.id },
      body,
    });
    expect([reply.status, reply.json.reraAgentNumber]).toEqual([200, 'A50500054321']);
    expect(await invalidated()).toContain(`property:${id}`);
    expect(await getLister(id)).toMatchObject({ name: 'Ravi Kale', reraAgentNumber: 'A50500054321' });

    await InvalidationLog.deleteMany({});
    const params = { id: broker.id };
    await admin.browser.call(setActive, `/api/admin/users/${broker.id}`, {
      method: 'PUT',
      params,
      body: { active: false },
    });
    expect(await invalidated()).toContain(`property:${id}`);
  });

  test('stores languages in list order, shows them beside the listing and exports them', async () => {
    const seller = await signedIn('seller', { name: 'Asha Rao' });
    const id = await listingOf(seller);
    const save = (languages?: string[]) =>
      seller.browser.call(saveProfile, `/api/user/profile/${seller.id}`, {
        method: 'PUT',
        params: { id: seller.id },
        body: { name: 'Asha Rao', phone: '+919822012345', ...(languages && { languages }) },
      });
    expect((await save(['klingon'])).status).toBe(400);
    await InvalidationLog.deleteMany({});
    expect((await save(['hi', 'mr', 'hi'])).json.languages).toEqual(['mr', 'hi']);
    expect(await invalidated()).toContain(`property:${id}`);
    expect((await save()).json.languages).toEqual(['mr', 'hi']);
    expect(await getLister(id)).toMatchObject({ kind: 'owner', languages: ['Marathi', 'Hindi'] });
    const copy = await seller.browser.call(exportData, '/api/user/export');
    expect(copy.json).toMatchObject({ profile: { languages: ['mr', 'hi'] } });
    expect((await save([])).json.languages).toEqual([]);
    expect(await getLister(id)).not.toHaveProperty('languages');
  });

  test('names the agency’s contact person only after they add a picture', async () => {
    const admin = await signedIn('admin', { name: 'Meera Joshi', languages: ['mr'] });
    const id = await listingOf(admin);
    expect(await getLister(id)).toEqual({ kind: 'agency' });
    const face = 'a'.repeat(32);
    await User.updateOne({ _id: admin.id }, { $set: { face } });
    const named = { kind: 'agency', person: 'Meera Joshi', picture: `/face/${face}`, languages: ['Marathi'] };
    expect(await getLister(id)).toEqual(named);
  });

  test('shows the lister’s phone only if the listing allows it', async () => {
    const seller = await signedIn('seller', { name: 'Asha Rao', phone: '+919822012345' });
    const id = await listingOf(seller);
    const given = async (contactRoute: string) => {
      await Property.updateOne({ _id: id }, { contactRoute });
      const { phone, isAgencyToo } = (await getLister(id)) ?? {};
      return [phone, isAgencyToo];
    };
    expect(await given('lister')).toEqual(['+919822012345', undefined]);
    expect(await given('both')).toEqual(['+919822012345', true]);
    expect(await given('agency')).toEqual([undefined, undefined]);
  });

  test('finds the listings of a person and of a team through an index', async () => {
    for (const filter of [{ owner: new Types.ObjectId() }, { team: new Types.ObjectId() }])
      expect(await planOf({ find: 'properties', filter, projection: { _id: 1 } })).not.toContain('COLLSCAN');
  });
});
