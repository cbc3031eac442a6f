import { writeFileSync } from 'node:fs';
import { Types } from 'mongoose';
import { textsIn } from '@/lib/platform/language/messages';
import { objectStore } from '@/lib/platform/objects/store';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { Deal } from '@/models/deals/deal';
import { DealForm } from '@/models/deals/deal-form';
import { AuditEntry } from '@/models/platform/audit-entry';
import { pdf } from '@/test/dangerous-files';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { planOf } from '@/test/explain';
import { formOf, formsOf, LICENCE_FIELDS } from '@/test/forms';
import { printFlaws, readPdf } from '@/test/pdf-marks';
import { makeTeam } from '@/test/teams';
import { FORM_FIELDS, FORM_KINDS } from './constants';
import { clausesOf } from './format';
import { lastDay, renewalOf } from './rules';
import { readFields } from './schema';

useTestDb();
beforeEach(clearTestDb);

const PARTIES = [
  { role: 'seller', name: 'Ravi Kale' },
  { role: 'buyer', name: 'Asha Kulkarni' },
];

async function sale(change: object = {}) {
  const team = await makeTeam();
  const deals = dealsOf(team.agent.browser);
  const facts = { title: '2 BHK, Dharampeth', kind: 'resale', value: 6_000_000, parties: PARTIES };
  const deal = dealOf(await deals.create({ ...facts, ...change }));
  return { team, deals, id: deal.id, forms: formsOf(team.agent.browser) };
}

describe('the templates', () => {
  test('begin with what the deal says', async () => {
    const { id, forms } = await sale();
    const mandate = formOf(await forms.create(id, 'mandate', 'mr'));
    expect(mandate).toMatchObject({ kind: 'mandate', language: 'mr', state: 'draft', version: 1 });
    expect(mandate.fields).toMatchObject({
      owner: 'Ravi Kale',
      property: '2 BHK, Dharampeth',
      price: 6_000_000,
      purpose: 'sale',
    });
    expect(mandate.missing).toEqual(['ownerAddress', 'agent', 'until']);
    expect(formOf(await forms.create(id, 'visit-slip')).fields).toMatchObject({ visitor: 'Asha Kulkarni' });
    expect((await forms.list(id)).map(({ kind }) => kind)).toEqual(['visit-slip', 'mandate']);
  });

  test('have typed fields: every kind refuses what does not fit', async () => {
    const { id, forms } = await sale();
    const slip = formOf(await forms.create(id, 'leave-licence'));
    const wrong = {
      rent: 'much',
      from: '2026-02-30',
      months: 2.5,
      risePercent: 101,
      charges: 'society',
      licensor: 'x'.repeat(161),
    };
    const reply = await forms.save(slip, { ...LICENCE_FIELDS, ...wrong });
    expect(reply.status).toBe(400);
    const paths = (reply.json.issues as { path: string }[]).map(({ path }) => path).sort();
    expect(paths).toEqual(
      Object.keys(wrong)
        .map((name) => `fields.${name}`)
        .sort(),
    );
    expect(() => readFields('visit-slip', { time: '25:00' })).toThrow();
    expect(readFields('visit-slip', { time: '१६:३०', unknown: 'x' })).toEqual({ time: '16:30' });
  });

  test.each([
    [{ months: 61 }, 'fields.months', 'at most 60 months'],
    [{ months: 6, lockIn: 7 }, 'fields.lockIn', 'Longer than the agreement'],
  ])('a licence with %p is refused', async (change, path, words) => {
    const { id, forms } = await sale({ kind: 'rent', value: 20_000 });
    const draft = formOf(await forms.create(id, 'leave-licence'));
    const reply = await forms.save(draft, { ...LICENCE_FIELDS, ...change });
    expect(reply.status).toBe(400);
    expect(reply.json.issues).toMatchObject([{ path }]);
    expect(reply.text).toContain(words);
  });

  test.each(['en', 'mr', 'hi'])('all three are a PDF in the language %s', async (language) => {
    const { id, forms } = await sale();
    for (const kind of FORM_KINDS) {
      const draft = formOf(await forms.create(id, kind, language));
      const pdf = await forms.pdf(draft.id);
      expect(pdf.headers.get('content-type')).toBe('application/pdf');
      if (process.env.PDF_DIR) writeFileSync(`${process.env.PDF_DIR}/${kind}-${language}.pdf`, pdf.bytes);
      const text = readPdf(pdf.bytes)
        .flatMap(({ texts, drawn }) => [...texts.map((one) => one.text), ...drawn])
        .join(' ');
      expect(printFlaws(pdf.bytes, language)).toEqual([]);
      // no clause is in another language, and none has lost its value
      expect(/[{}]/.test(text)).toBe(false);
      expect(/\p{Script=Devanagari}/u.test(text)).toBe(language !== 'en');
    }
  });
});

test.each([
  ['en', 'for one month, until', 'notice of one month', 'its first month.'],
  ['mr', 'राहण्यासाठी एक महिना (', 'एका महिन्याच्या लेखी', 'पहिल्या महिन्यात'],
  ['hi', 'रहने के लिए एक महीने (', 'एक महीने की लिखित', 'पहले महीने में'],
] as const)(
  'one month is written as one in %s, several and an empty field as several',
  (language, ...one) => {
    const { t } = textsIn(language, 'deals/forms');
    const written = (months?: number) =>
      clausesOf(
        'leave-licence',
        { purpose: 'home', lockIn: months ?? '', notice: months ?? '', months: months ?? '' },
        t,
      ).join(' ');
    for (const part of one) expect(written(1)).toContain(part);
    for (const part of one) expect(written(3)).not.toContain(part);
    expect(written(3)).toContain({ en: '3 months', mr: '3 महिन्यांच्या', hi: '3 महीने' }[language]);
    expect(written()).toContain(
      { en: '__________ months', mr: '__________ महिन्यांच्या', hi: '__________ महीने' }[language],
    );
    expect(written(1) + written(3) + written()).not.toMatch(/[{}#]/);
  },
);

describe('versions', () => {
  test('each save is one, all stay, and two of the same are a conflict', async () => {
    const { id, team, forms } = await sale();
    const draft = formOf(await forms.create(id, 'leave-licence'));
    const second = formOf(await forms.save(draft, LICENCE_FIELDS));
    expect(second).toMatchObject({
      version: 2,
      missing: [],
      fields: { rent: 20_000, deposit: 100_000, months: 11 },
    });
    const both = await Promise.all([
      forms.save(second, { ...LICENCE_FIELDS, rent: '21,000' }),
      formsOf(team.owner.browser).save(second, { ...LICENCE_FIELDS, rent: '22,000' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = await forms.read(draft.id);
    expect(now.versions.map(({ version }) => version)).toEqual([3, 2, 1]);
    const textOf = async (query: string) =>
      readPdf((await forms.pdf(draft.id, query)).bytes)
        .flatMap(({ texts }) => texts.map(({ text }) => text))
        .join(' ');
    expect(await textOf('?version=2')).toContain('₹20,000');
    expect(await textOf('')).not.toContain('₹20,000');
    expect((await forms.pdf(draft.id, '?version=9')).status).toBe(404);
  });

  test('a signed one changes no more and keeps its deal, until its scan is taken out', async () => {
    const { id, forms, deals } = await sale();
    const draft = formOf(await forms.create(id));
    expect((await forms.scan(draft.id)).status).toBe(404);
    expect((await forms.removeScan(draft.id)).status).toBe(404);
    expect(formOf(await forms.sign(draft.id, pdf()))).toMatchObject({
      state: 'signed',
      scan: { mimeType: 'application/pdf' },
    });
    expect((await forms.save(draft, {})).status).toBe(409);
    expect((await forms.remove(draft.id)).status).toBe(409);
    expect((await deals.remove(id)).text).toContain('A signed document belongs to this deal');
    const scan = await forms.scan(draft.id);
    expect([scan.headers.get('content-type'), scan.bytes]).toEqual(['application/pdf', pdf()]);
    const key = (await DealForm.findById(draft.id).lean())?.scan?.storageKey;
    expect(formOf(await forms.removeScan(draft.id))).toMatchObject({ state: 'draft' });
    expect(await (await objectStore()).stat(`private/${key}`)).toBeUndefined();
    expect(await AuditEntry.countDocuments({ action: 'document.view', 'target.id': id })).toBe(1);
    expect((await forms.scan(draft.id)).status).toBe(404);
    expect((await forms.remove(draft.id)).status).toBe(200);
  });

  test('a second scan takes the place of the first; what is no scan changes nothing', async () => {
    const { id, forms } = await sale({ kind: 'rent', value: 20_000 });
    const draft = formOf(await forms.create(id, 'leave-licence'));
    expect((await forms.sign(draft.id, Buffer.from('MZ no paper'), 'signed.pdf')).status).toBe(415);
    expect((await forms.read(draft.id)).state).toBe('draft');
    const keyOf = async () => (await DealForm.findById(draft.id).lean())?.scan?.storageKey ?? '';
    const isStored = async (key: string) => Boolean(await (await objectStore()).stat(`private/${key}`));
    await forms.sign(draft.id, pdf());
    const first = await keyOf();
    const second = pdf({ tail: '% second' });
    expect((await forms.sign(draft.id, second)).status).toBe(200);
    expect([await isStored(first), await isStored(await keyOf())]).toEqual([false, true]);
    expect((await forms.scan(draft.id)).bytes).toEqual(second);
    const papers = async () => (await Deal.findById(id).lean())?.documents;
    expect(await papers()).toMatchObject([{ key: 'leave-licence', state: 'seen' }]);
    expect((await forms.removeScan(draft.id)).status).toBe(200);
    expect(await papers()).toEqual([]);
  });

  test('a scan that is taken out leaves what an agent has decided about the paper', async () => {
    const { id, forms } = await sale({ kind: 'rent', value: 20_000 });
    const draft = formOf(await forms.create(id, 'leave-licence'));
    await forms.sign(draft.id, pdf());
    const decided = { key: 'leave-licence', state: 'seen', note: 'Original seen', at: new Date() } as const;
    await Deal.updateOne({ _id: id }, { $set: { documents: [decided] } });
    expect((await forms.removeScan(draft.id)).status).toBe(200);
    expect((await Deal.findById(id).lean())?.documents).toMatchObject([{ note: 'Original seen' }]);
  });
});

describe('a licence', () => {
  test.each([
    ['2026-12-01', 11, '2027-10-31'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-01-15', 12, '2028-01-14'],
    ['2027-03-31', 1, '2027-04-30'],
  ])('from %s for %d months ends on %s', (from, months, until) => {
    expect(lastDay(from, months)).toBe(until);
  });

  test('has its stamp duty, its sources, and the day of its renewal', async () => {
    const { id, forms } = await sale({ kind: 'rent', value: 20_000 });
    const draft = formOf(await forms.save(formOf(await forms.create(id, 'leave-licence')), LICENCE_FIELDS));
    expect(draft.stamp).toEqual({ rent: 220_000, onDeposit: 9167, percent: 0.25, duty: 600, fee: 1000 });
    expect(draft.renewal).toEqual({ until: '2027-10-31', day: '2027-09-01' });
    expect(draft.sources.map(({ source }) => source).join()).toContain('section 55');
    expect(renewalOf({ from: '2026-12-01' })).toBeUndefined();
  });

  test('its registration puts the renewal into the dates of the deal, once', async () => {
    const { id, forms } = await sale({ kind: 'rent', value: 20_000 });
    const draft = formOf(await forms.save(formOf(await forms.create(id, 'leave-licence')), LICENCE_FIELDS));
    const police = { key: 'police', doneOn: '2026-11-20', reference: 'NGP-1' };
    expect((await forms.check(draft.id, [police])).status).toBe(200);
    expect((await Deal.findById(id).lean())?.dates).toHaveLength(0);
    const registration = { key: 'registration', doneOn: '2026-11-21' };
    for (let i = 0; i < 2; i++)
      expect(formOf(await forms.check(draft.id, [police, registration])).checks).toHaveLength(2);
    expect((await Deal.findById(id).lean())?.dates).toMatchObject([
      { day: '2027-09-01', what: expect.stringContaining('the licence ends on'), remindDays: 0 },
    ]);
    expect((await forms.check(draft.id, [{ ...police, doneOn: '2999-01-01' }])).status).toBe(400);
    const mandate = formOf(await forms.create(id, 'mandate'));
    expect((await forms.check(mandate.id, [])).status).toBe(409);
  });
});

test('an erased member loses the name in the versions of the team', async () => {
  const { id, team, forms } = await sale();
  await forms.create(id);
  await erasePerson({ id: team.agent.id, email: team.agent.email, verified: true });
  const row = await DealForm.findOne({ deal: id }).lean();
  expect(row?.versions).toMatchObject([{ byName: '' }]);
  // the owner of the team goes on with it
  expect(String(row?.owner)).toBe(team.owner.id);
});

test('the documents of a deal are found by an index', async () => {
  const { id } = await sale();
  const { collectionName } = DealForm.collection;
  const deal = new Types.ObjectId(id);
  expect(await planOf({ find: collectionName, filter: { deal }, sort: { createdAt: -1 } })).toContain(
    'IXSCAN',
  );
});

test('every field has a name of its own within its template', () => {
  for (const kind of FORM_KINDS) {
    const names = FORM_FIELDS[kind].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});
