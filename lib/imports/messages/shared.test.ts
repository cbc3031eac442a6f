import { readFile } from 'node:fs/promises';
import { POST as inbound } from '@/app/api/mail/inbound/route';
import { POST as draft } from '@/app/api/property/drafts/message/route';
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
import { PASSWORD, signedIn } from '@/test/people';

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

  test('is in the manifest, takes photographs, and posts to the handler below', async () => {
    expect((await manifest()).share_target).toMatchObject({
      action: '/api/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { text: 'text', files: [{ name: 'images' }] },
    });
  });

  test('a share of a signed-in member becomes a draft with its picture, and its page opens', async () => {
    const { browser, id } = await signedIn('broker');
    // as a browser sends it by itself: no token, and an origin that is nobody's
    const headers = { 'sec-fetch-site': 'none', origin: 'null', 'x-xsrf-token': '' };
    const reply = await browser.call(share, '/x', { body: await shared(), headers });
    expect(reply.status).toBe(303);
    const [draft] = await ListingDraft.find({ owner: id }).lean();
    expect(reply.headers.get('location')).toBe(`/dashboard/properties/message?draft=${draft?.key}`);
    expect(draft?.images).toHaveLength(1);
    expect(draft?.ownerContact?.phones).toEqual(['+919823023757']);
  });

  test('without a session text and photographs wait for the sign-in in the same browser, and become one draft', async () => {
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

  test('a browser holds ten photographs at most, and says when there were more', async () => {
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

  test('another site cannot send it', async () => {
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

  test('from the account’s own address becomes a draft once, and is answered with the way to it', async () => {
    const { id, email } = await signedIn('broker');
    const to = importAddress(id);
    expect(to).toMatch(/^reply\+[0-9a-f]{24}d[0-9a-z]{25}@localhost$/);
    expect((await mailed(email, to)).json).toEqual({ stored: true });
    const [draft] = await ListingDraft.find({ owner: id }).lean();
    expect(draft?.values).toMatchObject({ locality: 'Manish Nagar', price: '6250000' });
    expect(JSON.stringify(draft?.values)).not.toMatch(/ramesh@|Forwarded|98230/);
    expect(draft?.images).toHaveLength(1);
    const subject = 'Your mail became a draft: 2 BHK flat in Manish Nagar · Saptam Group';
    expect(mails[0]).toMatchObject({ to: email, subject });
    expect(mails[0]?.text).toContain(`/dashboard/properties/message?draft=${draft?.key}`);
    expect((await mailed(email, to)).json).toEqual({ stored: false });
    expect(await ListingDraft.countDocuments()).toBe(1);
  });

  test('from another sender, or to a guessed address, is dropped', async () => {
    const { id, email } = await signedIn('broker');
    expect((await mailed('other@people.example', importAddress(id))).json).toEqual({ stored: false });
    expect((await mailed(email, `reply+${id}d${'0'.repeat(25)}@localhost`)).json).toEqual({ stored: false });
    expect(await ListingDraft.countDocuments()).toBe(0);
  });
});

test('the owner’s contact is read by the lister alone, not by an admin', async () => {
  const [lister, admin] = [await signedIn('broker'), await signedIn('admin')];
  const { insertedId } = await Property.collection.insertOne({
    owner: (await Property.db.base.mongo.ObjectId.createFromHexString(lister.id)) as never,
    ownerContact: { name: 'Ramesh', phones: ['+919823023757'] },
  } as never);
  expect(await getOwnerContact(lister.id, String(insertedId))).toMatchObject({ name: 'Ramesh' });
  expect(await getOwnerContact(admin.id, String(insertedId))).toBeUndefined();
});
