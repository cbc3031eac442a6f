import { readFile } from 'node:fs/promises';
import { POST as inbound } from '@/app/api/mail/inbound/route';
import { POST as draft, POST as fromMessage } from '@/app/api/property/drafts/message/route';
import { GET as drafts } from '@/app/api/property/drafts/route';
import { POST as create } from '@/app/api/property/route';
import { POST as share } from '@/app/api/share/route';
import { POST as login } from '@/app/api/user/login/route';
import manifest from '@/app/manifest';
import { countPictures } from '@/lib/imports/shares/data';
import { getOwnerContact } from '@/lib/listings/data';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { importAddress } from '@/lib/platform/mail/thread';
import { ListingDraft } from '@/models/listings/listing-draft';
import { Property } from '@/models/listings/property';
import { UploadedPicture } from '@/models/listings/uploaded-picture';
import { Browser } from '@/test/browser';
import { catchMails } from '@/test/caught-mails';
import { clearTestDb, useTestDb } from '@/test/db';
import { photo } from '@/test/listing-form';
import { PASSWORD, type Person, signedIn } from '@/test/people';
import type { MessageDraftDto } from './dto';

describe('messages', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const LAKH = 100_000;
  const send = async (person: Person, text: string) => {
    const reply = await person.browser.call(fromMessage, '/x', { body: { text } });
    return { status: reply.status, draft: reply.json.data as MessageDraftDto };
  };

  test("fills a draft with every field that a broker's message names", async () => {
    const person = await signedIn('broker');
    const { status, draft } = await send(
      person,
      '2bhk manish ngr 3rd flr semi furn 62.5 nego owner 9823023757',
    );
    expect(status).toBe(201);
    expect(draft.values).toMatchObject({
      type: 'sale',
      category: 'Residential',
      subType: 'flat',
      bedrooms: '2',
      locality: 'Manish Nagar',
      city: 'Nagpur',
      floor: '3',
      furnishing: 'semi-furnished',
      price: String(62.5 * LAKH),
    });
    expect(draft.ownerContact).toEqual({ name: '', phones: ['+919823023757'] });
    expect(JSON.stringify(draft.values)).not.toMatch(/9823|23757/);
    expect(draft.assumed).toContainEqual(expect.objectContaining({ value: '62.5', says: 'Lakh' }));
    expect(draft.missing.map(({ field }) => field)).toEqual(expect.arrayContaining(['area', 'images']));
    expect(draft.missing.map(({ field }) => field)).not.toContain('price');
  });

  const MESSAGES: [string, string, Record<string, unknown>, string[]?][] = [
    [
      'reads crores and lakhs without the word for lakhs (09 of the review)',
      '3 BHK Besa 1180 cpt, 4th floor lift, 1 cr 10, owner Ravi 98230 23757',
      { bedrooms: '3', price: '11000000', floor: '4', locality: 'Besa' },
      ['+919823023757'],
    ],
    [
      'reads a rent with deposit in chat words',
      '[12/11/26, 10:33 am] Ramesh Agent: *For Rent* 1 BHK flat, Besa, 2nd floor, unfurnished, rent 12k, deposit 30k, family only. Call 98230-23757',
      {
        type: 'rent',
        bedrooms: '1',
        locality: 'Besa',
        floor: '2',
        furnishing: 'unfurnished',
        price: '12000',
        deposit: '30000',
        tenants: 'families',
      },
      ['+919823023757'],
    ],
    [
      'reads a plot in Marathi',
      'प्लॉट विक्री, मानेवाडा, ३०x५० , किंमत ४५ लाख, संपर्क ९८२३०२३७५७',
      { type: 'sale', category: 'Plots', area: '1500', price: String(45 * LAKH) },
      ['+919823023757'],
    ],
    [
      'reads areas of three kinds, floors, project and a price in crores',
      'Resale 3 BHK in Shanti Heights Dharampeth. Carpet 1150 sqft, super built up 1500 sqft, 4th of 7 floor, east facing, lift, gym, 2 bath, ready possession. Price 1.25 cr negotiable. Owner Suresh Patil +91 98230 23757',
      {
        type: 'sale',
        bedrooms: '3',
        locality: 'Dharampeth',
        project: 'Shanti Heights',
        carpetArea: '1150',
        superBuiltUpArea: '1500',
        floor: '4',
        totalFloors: '7',
        facing: 'east',
        bathrooms: '2',
        price: '12500000',
        amenities: expect.arrayContaining(['lift', 'gym']),
      },
      ['+919823023757'],
    ],
    [
      'reads a shop by its rent, a number with spaces and a landline',
      'Shop 250 sq ft sitabuldi ground floor 18000 pm, 9823 023 757 / 0712-2551234',
      {
        type: 'rent',
        category: 'Commercial',
        subType: 'shop',
        area: '250',
        floor: '0',
        price: '18000',
        locality: 'Sitabuldi',
      },
      ['+919823023757', '+917122551234'],
    ],
    [
      'reads an abbreviated locality and lakhs joined to the figure',
      'flat 2bhk dharmpeth 950 sft carpet 58L fully furnished G+4',
      {
        bedrooms: '2',
        locality: 'Dharampeth',
        carpetArea: '950',
        price: String(58 * LAKH),
        furnishing: 'furnished',
        totalFloors: '4',
      },
    ],
    [
      'reads a plot by its sides and a bare figure of lakhs',
      'Plot 30*40 omkar nagar 38.5',
      { category: 'Plots', area: '1200', frontage: '30', depth: '40', price: String(38.5 * LAKH) },
    ],
    [
      'reads a field priced by the acre',
      'agri land 5 acre kalmeshwar road 25 lakh per acre',
      { category: 'Agricultural', price: String(125 * LAKH), area: '217800' },
    ],
    [
      'reads rooms without a price word, a spelled-out number and a name after it',
      '1 rk mihan rent 6500 bachelors allowed 9 8 2 3 0 2 3 7 5 7',
      { bedrooms: '1', subType: 'rk', type: 'rent', price: '6500', tenants: 'working-people' },
      ['+919823023757'],
    ],
    [
      'reads three kinds of figures without units',
      'Row house for sale jaitala road 1500 sqft plot 1200 built up 3bhk 75 lakh final 98230-23757 Sunil',
      { subType: 'row-house', area: '1500', builtUpArea: '1200', bedrooms: '3', price: String(75 * LAKH) },
      ['+919823023757'],
    ],
  ];

  test.each(MESSAGES)('%s', async (_what, text, values, phones = []) => {
    const { draft } = await send(await signedIn('broker'), text);
    expect(draft.values).toMatchObject(values);
    expect(draft.ownerContact?.phones ?? []).toEqual(phones);
    expect(JSON.stringify(draft.values)).not.toMatch(/98230|23 ?757|2551234|Suresh|Sunil/);
  });

  test('removes hidden digits and asks for them, and recognises a message from a buyer', async () => {
    const person = await signedIn('broker');
    const masked = (await send(person, '2bhk besa 45L owner 98xxxxxx12')).draft;
    expect(masked.isMasked).toBe(true);
    expect(String(masked.values.description)).not.toContain('98x');
    expect((await send(person, 'Wanted 2 BHK in Besa upto 45 lakh')).draft.isWanted).toBe(true);
    expect((await person.browser.call(fromMessage, '/x', { body: { text: '  ' } })).status).toBe(400);
  });

  test('adds photos to the draft, names refused ones, and shows the number only to the lister', async () => {
    const person = await signedIn('seller');
    const body = new FormData();
    body.set(
      'text',
      '2 BHK flat Manish Nagar 900 sqft 3rd floor 62.5 lakh ready possession owner Ramesh 98230 23757',
    );
    body.append('images', new File([await readFile((await photo(40)).path)], 'hall.jpg'));
    body.append('images', new File(['no picture'], 'fake.jpg'));
    const reply = await person.browser.call(fromMessage, '/x', { body });
    const draft = reply.json.data as MessageDraftDto;
    expect(draft).toMatchObject({ pictures: 1, refused: [{ name: 'fake.jpg' }] });
    expect(draft.ownerContact).toEqual({ name: 'Ramesh', phones: ['+919823023757'] });
    expect(draft.missing).toEqual([]);
    const stored = (await person.browser.call(drafts, '/x')).json.data as {
      images: { publicId: string }[];
    }[];
    const made = await person.browser.call(create, '/x', {
      body: { ...draft.values, media: { images: [{ uploaded: stored[0]?.images[0]?.publicId }] } },
      headers: { 'idempotency-key': draft.key },
    });
    expect(made.status).toBe(201);
    expect(JSON.stringify(made.json)).not.toContain('23757');
    const row = await Property.findOne({}, { ownerContact: 1 }).lean();
    expect(row?.ownerContact).toMatchObject({ name: 'Ramesh', phones: ['+919823023757'] });

    const again = await send(person, '2 bhk manish nagar 61 lakh, 9823023757');
    expect(again.draft.duplicates).toEqual([
      expect.objectContaining({ isOwn: true, reason: 'owner', code: expect.stringMatching(/^SG-NAG-/) }),
    ]);
    const other = await send(await signedIn('broker'), '2 bhk manish nagar 61 lakh, 9823023757');
    expect(other.draft.duplicates.every(({ reason }) => reason !== 'owner')).toBe(true);
  });
});

describe('shared', () => {
  useTestDb();
  const mails = catchMails();
  const SECRET = 'a-secret-of-the-mail-server';
  beforeAll(() => void Object.assign(env(), { MAIL_INBOUND_SECRET: SECRET }));
  beforeEach(async () => {
    await clearTestDb();
    mails.length = 0;
  });
  afterEach(settleBackground);

  const TEXT = '2bhk manish ngr 3rd flr semi furn 62.5 nego owner 9823023757';

  describe('the share target', () => {
    const shared = async (withPicture = true) => {
      const body = new FormData();
      body.set('text', TEXT);
      if (withPicture) body.append('images', new File([await readFile((await photo(40)).path)], 'hall.jpg'));
      return body;
    };

    test('is in the manifest with photos, and posts to the handler below', async () => {
      expect((await manifest()).share_target).toMatchObject({
        action: '/api/share',
        method: 'POST',
        enctype: 'multipart/form-data',
        params: { text: 'text', files: [{ name: 'images' }] },
      });
    });

    test("turns a signed-in member's share into a draft with its picture, and opens its page", async () => {
      const { browser, id } = await signedIn('broker');
      // like a browser's own request, with no token and a null origin
      const headers = { 'sec-fetch-site': 'none', origin: 'null', 'x-xsrf-token': '' };
      const reply = await browser.call(share, '/x', { body: await shared(), headers });
      expect(reply.status).toBe(303);
      const [draft] = await ListingDraft.find({ owner: id }).lean();
      expect(reply.headers.get('location')).toBe(`/dashboard/properties/message?draft=${draft?.key}`);
      expect(draft?.images).toHaveLength(1);
      expect(draft?.ownerContact?.phones).toEqual(['+919823023757']);
    });

    test('keeps text and photos for a sign-in in the same browser, and makes one draft of them', async () => {
      const phone = new Browser();
      const reply = await phone.call(share, '/x', { body: await shared() });
      const location = decodeURIComponent(reply.headers.get('location') ?? '');
      expect(location).toMatch(/^\/login\?from=\/dashboard\/properties\/message\?text=2bhk[^&]*$/);
      expect(await ListingDraft.countDocuments()).toBe(0);

      const { email, id } = await signedIn('broker');
      const other = await signedIn('seller');
      const signIn = { body: { email, password: PASSWORD } };
      expect((await phone.call(login, '/x', signIn)).status).toBe(200);
      expect([await countPictures(id), await countPictures(other.id)]).toEqual([1, 0]);
      const body = () => {
        const form = new FormData();
        form.set('text', '');
        form.set('shared', 'yes');
        return form;
      };
      expect((await other.browser.call(draft, '/x', { body: body() })).status).toBe(400);
      expect((await phone.call(draft, '/x', { body: body() })).status).toBe(201);
      expect((await ListingDraft.findOne({ owner: id }).lean())?.images).toHaveLength(1);
      expect((await phone.call(draft, '/x', { body: body() })).status).toBe(400);
    });

    test('keeps at most ten photos per browser, and says if there were more', async () => {
      const phone = new Browser();
      const bytes = await readFile((await photo(41)).path);
      const send = async (count: number) => {
        const body = new FormData();
        for (let i = 0; i < count; i++) body.append('images', new File([bytes], `${i}.jpg`));
        return decodeURIComponent((await phone.call(share, '/x', { body })).headers.get('location') ?? '');
      };
      expect(await send(6)).not.toContain('refused');
      expect(await send(6)).toContain('refused=pictures');
      expect(await UploadedPicture.countDocuments({ isShared: true })).toBe(10);
    });

    test('rejects a request from another site', async () => {
      const { browser } = await signedIn('broker');
      const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
      expect((await browser.call(share, '/x', { body: await shared(false), headers })).status).toBe(403);
    });
  });

  describe('a mail to the address for drafts', () => {
    const mailed = async (from: string, to: string | undefined, id = '<1@mail.example>') => {
      const picture = (await readFile((await photo(80)).path)).toString('base64');
      const raw = [
        `From: Somebody <${from}>`,
        `To: ${to}`,
        'Subject: Fwd: flat',
        `Message-ID: ${id}`,
        'MIME-Version: 1.0',
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        'Content-Type: text/plain; charset=utf-8',
        '',
        '---------- Forwarded message ---------',
        'From: Ramesh <ramesh@people.example>',
        TEXT,
        '--b',
        'Content-Type: image/jpeg',
        'Content-Disposition: attachment; filename="hall.jpg"',
        'Content-Transfer-Encoding: base64',
        '',
        picture,
        '--b--',
      ].join('\r\n');
      const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'message/rfc822' };
      return new Browser().call(inbound, '/x', { body: raw, headers });
    };

    test("becomes a draft once if sent from the account's address, and is answered with a link", async () => {
      const { id, email } = await signedIn('broker');
      const to = importAddress(id);
      expect(to).toMatch(/^reply\+[0-9a-f]{24}d[0-9a-z]{25}@localhost$/);
      expect((await mailed(email, to)).json).toEqual({ stored: true });
      const [draft] = await ListingDraft.find({ owner: id }).lean();
      expect(draft?.values).toMatchObject({ locality: 'Manish Nagar', price: '6250000' });
      expect(JSON.stringify(draft?.values)).not.toMatch(/ramesh@|Forwarded|98230/);
      expect(draft?.images).toHaveLength(1);
      const subject = 'Draft from your email: 2 BHK flat in Manish Nagar · Saptam Group';
      expect(mails[0]).toMatchObject({ to: email, subject });
      expect(mails[0]?.text).toContain(`/dashboard/properties/message?draft=${draft?.key}`);
      expect((await mailed(email, to)).json).toEqual({ stored: false });
      expect(await ListingDraft.countDocuments()).toBe(1);
    });

    test('is dropped if sent by another person or to a guessed address', async () => {
      const { id, email } = await signedIn('broker');
      expect((await mailed('other@people.example', importAddress(id))).json).toEqual({ stored: false });
      expect((await mailed(email, `reply+${id}d${'0'.repeat(25)}@localhost`)).json).toEqual({
        stored: false,
      });
      expect(await ListingDraft.countDocuments()).toBe(0);
    });
  });

  test("shows the owner's contact to the lister only, not to an admin", async () => {
    const [lister, admin] = [await signedIn('broker'), await signedIn('admin')];
    const { insertedId } = await Property.collection.insertOne({
      owner: (await Property.db.base.mongo.ObjectId.createFromHexString(lister.id)) as never,
      ownerContact: { name: 'Ramesh', phones: ['+919823023757'] },
    } as never);
    expect(await getOwnerContact(lister.id, String(insertedId))).toMatchObject({ name: 'Ramesh' });
    expect(await getOwnerContact(admin.id, String(insertedId))).toBeUndefined();
  });
});
