import { writeFileSync } from 'node:fs';
import { Types } from 'mongoose';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Deal } from '@/models/deals/deal';
import { FormSigning } from '@/models/deals/form-signing';
import { SigningKey } from '@/models/deals/signing-key';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { LICENCE_FIELDS } from '@/test/forms';
import { mailsTo } from '@/test/outbox';
import { printFlaws, readPdf } from '@/test/pdf-marks';
import { readSignature } from '@/test/pdf-signature';
import {
  happenedTo,
  licenceToSign,
  linkOf,
  sentLicence,
  signerOf,
  storedSigning,
  subjectsTo,
} from '@/test/signing';

useTestDb();
beforeEach(clearTestDb);

describe('sending', () => {
  test('mails each signer a link, and nothing changes any more', async () => {
    const { form, forms, sent, signers, signings } = await sentLicence();
    expect(sent).toMatchObject({
      state: 'open',
      version: 2,
      textHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    for (const { email } of signers) {
      const [mail] = await mailsTo(email);
      expect(mail?.subject).toMatch(/^Please sign: Leave and licence agreement/);
      expect(mail?.text).toMatch(/\/sign\/[0-9a-z]{43}\n/);
    }
    expect((await forms.save(form, LICENCE_FIELDS)).status).toBe(409);
    expect((await forms.remove(form.id)).status).toBe(409);
    expect((await signings.send(form.id, { version: 2, signers })).status).toBe(409);
  });

  test('of two at once is one', async () => {
    const { form, signings, signers } = await licenceToSign();
    const body = { version: form.version, signers };
    const replies = await Promise.all([signings.send(form.id, body), signings.send(form.id, body)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await FormSigning.countDocuments()).toBe(1);
  });

  test.each([
    ['a side is missing', (all: object[]) => all.slice(1), 'Each side signs'],
    [
      'a role that does not sign it',
      (all: object[]) => [...all, { role: 'visitor', name: 'X', email: 'x@people.example' }],
      'does not sign',
    ],
    [
      'two with one address',
      (all: object[]) => all.map((one) => ({ ...one, email: 'same@people.example' })),
      'of their own',
    ],
    ['no address', (all: object[]) => all.map((one) => ({ ...one, email: 'nowhere' })), 'e-mail address'],
  ])('is refused when %s', async (_what, change, words) => {
    const { form, signings, signers } = await licenceToSign();
    const reply = await signings.send(form.id, { version: form.version, signers: change(signers) });
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining(words)]);
    expect(await FormSigning.countDocuments()).toBe(0);
  });

  test('is refused while a field is empty or another version is there', async () => {
    const { form, forms, signings, signers } = await licenceToSign();
    expect((await signings.send(form.id, { version: 1, signers })).status).toBe(409);
    const { rent: _, ...fields } = LICENCE_FIELDS;
    const emptied = await forms.save(form, fields);
    expect(emptied.status).toBe(200);
    const reply = await signings.send(form.id, { version: 3, signers });
    expect([reply.status, reply.text]).toEqual([409, expect.stringContaining('every field')]);
  });
});

describe('signing', () => {
  test.each(['en', 'mr', 'hi'])(
    'by both sides makes one signed file with its certificate, in %s',
    async (language) => {
      const { form, forms, licensor, licensee, signings, deal, signers } = await sentLicence(language);
      await licensor.act({ action: 'open' });
      await licensor.act({ action: 'open' });
      expect(linkOf(await licensor.signNow())).toMatchObject({ own: 'signed', state: 'open' });
      expect((await signings.file(form.id)).status).toBe(400);
      const strokes = [
        [20, 100, 60, 40, 90, 150],
        [200, 80, 210, 80],
      ];
      expect((await licensee.signNow({ name: 'Asha Kulkarni', strokes })).status).toBe(200);
      await settleBackground();
      expect((await forms.read(form.id)).state).toBe('signed');

      const { bytes, headers } = await signings.file(form.id);
      expect(headers.get('content-type')).toBe('application/pdf');
      if (process.env.PDF_DIR) writeFileSync(`${process.env.PDF_DIR}/signed-${language}.pdf`, bytes);
      const signature = readSignature(bytes);
      expect(signature).toMatchObject({
        subFilter: 'ETSI.CAdES.detached',
        isWhole: true,
        isDigestRight: true,
        isSignatureRight: true,
      });
      expect(printFlaws(bytes, language)).toEqual([]);
      const pages = readPdf(bytes);
      for (const { texts, height } of pages)
        expect(Math.max(...texts.map(({ y }) => y))).toBeLessThan(height - 20);
      const paper = pages
        .flatMap(({ texts, drawn }) => [...texts.map(({ text }) => text), ...drawn])
        .join('\n');
      const fingerprint = signature.certificate.fingerprint256.replaceAll(':', '').toLowerCase();
      const { textHash } = await signings.read(form.id);
      for (const hex of [fingerprint, textHash]) expect(paper.replace(/\s/g, '')).toContain(hex);
      expect(paper).toMatch(/\b\d+\.\d+\.\d+\.0\b/);
      expect(paper).not.toContain(signers[0]?.email);
      expect(/\p{Script=Devanagari}/u.test(paper)).toBe(language !== 'en');
      expect(await happenedTo(signings, form.id)).toEqual([
        'sent',
        'opened',
        'code',
        'signed',
        'code',
        'signed',
      ]);

      // both can fetch the same file, and each got one mail about it
      expect((await licensor.pdf()).bytes.equals(bytes)).toBe(true);
      const done = { en: 'Signed:', mr: 'स्वाक्षरी झाली', hi: 'हस्ताक्षर हो गए' }[language] ?? '';
      for (const { email } of signers)
        expect((await subjectsTo(email)).filter((subject) => subject.startsWith(done))).toHaveLength(1);
      // the renewal is among the dates of the deal, once
      const stored = await Deal.findById(deal).lean();
      expect(stored?.dates).toMatchObject([{ day: '2027-09-01', what: expect.stringContaining('renewal') }]);
      expect(stored?.documents).toMatchObject([{ key: 'leave-licence', state: 'seen' }]);
      // what is in the file is stored nowhere else
      expect(JSON.stringify(await FormSigning.find().lean())).not.toContain('"strokes"');
    },
  );

  test('twice at once is once; the code works once', async () => {
    const { licensor, form, signings } = await sentLicence();
    const code = await licensor.code();
    const replies = await Promise.all([1, 2, 3].map(() => licensor.sign(code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await happenedTo(signings, form.id)).filter((what) => what === 'signed')).toHaveLength(1);
    const again = await licensor.sign(code);
    expect([again.status, again.text]).toEqual([
      409,
      expect.stringContaining('signed this document already'),
    ]);
  });

  test('by the last two at once makes one file', async () => {
    const { licensor, licensee, form } = await sentLicence();
    const codes = [await licensor.code(), await licensee.code()];
    const [a, b] = await Promise.all([licensor.sign(codes[0] ?? ''), licensee.sign(codes[1] ?? '')]);
    expect([a.status, b.status]).toEqual([200, 200]);
    await settleBackground();
    const row = await storedSigning(form.id);
    expect(row).toMatchObject({ state: 'signed', file: { size: expect.any(Number) } });
    expect(await SigningKey.countDocuments()).toBe(1);
  });

  test('needs the right code, five times at most, within ten minutes, and the word of the signer', async () => {
    const { licensor, licensee, form, signings } = await sentLicence();
    const code = await licensor.code();
    const wrong = code === '000000' ? '111111' : '000000';
    expect((await licensor.sign(code, { agree: false })).status).toBe(400);
    // the code of one signer is not that of another
    expect((await licensee.sign(code)).status).toBe(400);
    for (let i = 0; i < 5; i++) expect((await licensor.sign(wrong)).status).toBe(400);
    expect((await licensor.sign(code)).status).toBe(400);
    expect((await happenedTo(signings, form.id)).filter((what) => what === 'wrong-code')).toHaveLength(5);
    const second = await licensor.code();
    await FormSigning.updateOne(
      { form: form.id, 'signers.role': 'licensor' },
      { $set: { 'signers.$.code.expiresAt': new Date() } },
    );
    expect((await licensor.sign(second)).status).toBe(400);
    expect(JSON.stringify(await FormSigning.find().lean())).not.toContain(second);
  });

  test('is for the holder of a link alone, and a drawing stays in its field', async () => {
    const { licensor, sent } = await sentLicence();
    const guess = `${sent.signers[0]?.id}${'0'.repeat(19)}`;
    const other = signerOf(String(new Types.ObjectId()), 'x@people.example');
    expect((await other.open()).status).toBe(404);
    expect(guess).not.toBe(licensor.token);
    const code = await licensor.code();
    const outside = [[[0, 0, 601, 10]], [[1, 2, 3]], [], [[-1, 0, 5, 5]]];
    for (const strokes of outside) expect((await licensor.sign(code, { strokes })).status).toBe(400);
    const page = await licensor.open();
    // of the others the name, of nobody an address or number
    expect(page.text).toContain('Asha Kulkarni');
    expect(page.text).not.toMatch(/@people\.example.*@people\.example/s);
  });
});

test('signings are found by an index', async () => {
  await licenceToSign();
  const { collectionName: find } = FormSigning.collection;
  const id = new Types.ObjectId();
  const now = new Date();
  for (const command of [
    { filter: { form: id }, sort: { sentAt: -1 } },
    { filter: { deal: id }, sort: { sentAt: -1 } },
    { filter: { 'signers._id': id } },
    { filter: { nextAt: { $lte: now }, state: { $in: ['open', 'complete'] } } },
  ])
    expect(await planOf({ find, ...command })).toContain('IXSCAN');
});
