import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { Types } from 'mongoose';
import { DELETE as removeClient } from '@/app/api/clients/[id]/route';
import { GET as archive } from '@/app/api/deals/[id]/archive/route';
import { GET as read } from '@/app/api/deals/[id]/file/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { textsIn } from '@/lib/platform/language/messages';
import { objectStore } from '@/lib/platform/objects/store';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { Client } from '@/models/clients/client';
import { Deal } from '@/models/deals/deal';
import { DealForm } from '@/models/deals/deal-form';
import { AuditEntry } from '@/models/platform/audit-entry';
import { User } from '@/models/platform/user';
import { unpacked } from '@/test/archives';
import { Browser } from '@/test/browser';
import { pdf } from '@/test/dangerous-files';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { planOf } from '@/test/explain';
import { formOf, formsOf, LICENCE_FIELDS } from '@/test/forms';
import { invoiceOf, invoicesOf } from '@/test/invoices';
import { printFlaws, readPdf } from '@/test/pdf-marks';
import { type Person, signedIn } from '@/test/people';
import { makeTeam } from '@/test/teams';
import { tokenIn, tokensOf } from '@/test/tokens';
import type { DealFileDto } from './file/dto';
import { FORM_FIELDS, FORM_KINDS } from './forms/constants';
import { clausesOf } from './forms/format';
import { lastDay, renewalOf } from './forms/rules';
import { readFields } from './forms/schema';

describe('deal file', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const PARTIES = [
    { role: 'buyer', name: 'Asha Kulkarni', phone: '98220 11111' },
    { role: 'seller', name: 'Ravi Kale' },
  ];

  const fileOf = (browser: Browser) => ({
    read: async (id: string) =>
      (await browser.call(read, '/x', { params: { id } })).json.data as unknown as DealFileDto,
    zip: (id: string, wanted = 'archive', language = '') =>
      browser.call(archive, `/x?for=${wanted}`, {
        params: { id },
        headers: { referer: `http://localhost:3000/${language}` },
      }),
  });

  /** The texts on the sheets of the file, after checking that nothing is below the end of a page. */
  function paperOf(files: ReadonlyMap<string, Buffer>, language: string): string {
    const pdf = files.get('deal.pdf') ?? Buffer.alloc(0);
    if (process.env.PDF_DIR) writeFileSync(`${process.env.PDF_DIR}/deal-${language}.pdf`, pdf);
    expect(printFlaws(pdf, language)).toEqual([]);
    const pages = readPdf(pdf);
    for (const { texts, height } of pages)
      expect(Math.max(...texts.map(({ y }) => y))).toBeLessThan(height - 20);
    return pages.flatMap(({ texts, drawn }) => [...texts.map(({ text }) => text), ...drawn]).join('\n');
  }

  /** A sale of ₹60 lakh in progress, in a team whose owner bills. */
  async function sale() {
    const team = await makeTeam();
    await invoicesOf(team.owner.browser).profile();
    const deals = dealsOf(team.agent.browser);
    const facts = { title: '2 BHK, Dharampeth', kind: 'resale', value: 6_000_000, parties: PARTIES };
    const deal = dealOf(await deals.create(facts));
    const change = async (body: object) => {
      const { __v } = dealOf(await deals.read(deal.id));
      const reply = await deals.change(deal.id, { __v, ...body });
      expect(reply.status).toBe(200);
    };
    return { team, deal, id: deal.id, change, file: fileOf(team.agent.browser) };
  }

  /** Adds a confirmed token, an issued invoice, and the registration. */
  async function registered() {
    const made = await sale();
    const { team, id, change } = made;
    const tokens = { agent: tokensOf(team.agent.browser), owner: tokensOf(team.owner.browser) };
    const token = tokenIn(await tokens.agent.ask(id, 500_000));
    await tokens.agent.move(token.id, { action: 'enter', reference: '633012345678', paidOn: '2026-11-20' });
    expect((await tokens.owner.move(token.id, { action: 'confirm' })).status).toBe(200);
    await change({ commission: { percent: 2 }, notes: 'Keys with the neighbour' });
    const invoices = invoicesOf(team.agent.browser);
    const draft = invoiceOf(await invoices.draft(id));
    expect((await invoices.issue(draft.id)).status).toBe(200);
    await change({ stage: 'registered', closedOn: '2026-11-25' });
    return made;
  }

  describe('next steps', () => {
    test('lists the papers of the next stage, payments and dates, each with its person', async () => {
      const { id, change, file, team } = await sale();
      const steps = async () => (await file.read(id)).steps.map(({ key, who, what }) => [key, who, what]);
      const agent = (await file.read(id)).deal.owner?.name ?? '';
      expect(await steps()).toEqual([
        ['paper', agent, 'Property card'],
        ['paper', agent, 'Index II of the last deed'],
      ]);
      await change({
        documents: ['property-card', 'index-two'].map((key) => ({ key, state: 'seen' })),
        dates: [{ day: '2026-01-05', what: 'Call the bank', remindDays: null }],
      });
      expect(await steps()).toEqual([
        ['date', agent, 'Call the bank'],
        ['move', agent, 'Visit'],
      ]);
      expect((await file.read(id)).steps[0]).toMatchObject({ day: '2026-01-05', isLate: true });
      const token = tokenIn(await tokensOf(team.agent.browser).ask(id, 100_000));
      expect(await steps()).toContainEqual(['pay', 'Asha Kulkarni', '₹1,00,000']);
      const enter = { action: 'enter', reference: '633012345678', paidOn: '2026-11-20' };
      await tokensOf(team.agent.browser).move(token.id, enter);
      // another person, whose name is not known
      expect(await steps()).toContainEqual(['confirm', '', '₹1,00,000']);
    });

    test('asks for the invoice of a registered deal, and for nothing in a lost deal', async () => {
      const { id, change, file } = await sale();
      await change({ commission: { rupees: 100_000 }, stage: 'registered' });
      const keys = (await file.read(id)).steps.map(({ key }) => key);
      expect(keys).toContain('invoice');
      await change({ stage: 'lost', lostReason: 'loan' });
      expect((await file.read(id)).steps).toEqual([]);
    });
  });

  describe('ZIP', () => {
    test('contains the whole deal for the archive, with the hash of each file', async () => {
      const { id, file } = await registered();
      const reply = await file.zip(id, 'archive', 'hi');
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/zip']);
      const files = await unpacked(reply.bytes);
      expect([...files.keys()].sort()).toEqual([
        'contents.csv',
        'deal.json',
        'deal.pdf',
        expect.stringMatching(/^invoices\/SG-\d\d-\d\d-0001\.pdf$/),
        'tokens/receipt-633012345678.pdf',
      ]);
      const list = files.get('contents.csv')?.toString().trim().split('\r\n').slice(1) ?? [];
      expect(list).toHaveLength(files.size - 1);
      for (const row of list) {
        const [name = '', size, hash] = row.split(',');
        const bytes = files.get(name) ?? Buffer.alloc(0);
        expect([size, hash]).toEqual([
          String(bytes.length),
          createHash('sha256').update(bytes).digest('hex'),
        ]);
      }
      const data = files.get('deal.json')?.toString() ?? '';
      expect(JSON.parse(data)).toMatchObject({ tokensPaid: 500_000, deal: { closedOn: '2026-11-25' } });
      const paper = paperOf(files, 'hi');
      for (const word of ['खरीदार', 'कमीशन', 'प्रॉपर्टी कार्ड', 'Keys with the neighbour'])
        expect(paper).toContain(word);
      const entry = await AuditEntry.findOne({ action: 'export' }).lean();
      expect(entry?.details).toMatchObject({ what: 'deal', for: 'archive' });
    });

    test('leaves the agent’s earnings and notes out for the bank, and prints in Marathi', async () => {
      const { id, file } = await registered();
      const files = await unpacked((await file.zip(id, 'bank', 'mr')).bytes);
      expect([...files.keys()].sort()).toEqual([
        'contents.csv',
        'deal.json',
        'deal.pdf',
        'tokens/receipt-633012345678.pdf',
      ]);
      const data = files.get('deal.json')?.toString() ?? '';
      const paper = paperOf(files, 'mr');
      for (const part of ['1,20,000', '120000', 'neighbour', 'SG/', 'कमिशन'])
        expect([part, data.includes(part), paper.includes(part)]).toEqual([part, false, false]);
      for (const word of ['₹60,00,000', 'Asha Kulkarni', 'खरेदीदार', 'मालमत्ता पत्रक (प्रॉपर्टी कार्ड)'])
        expect(paper).toContain(word);
    });

    test('is refused to an assistant, a stranger and an unknown purpose', async () => {
      const { id, team, file } = await sale();
      expect((await fileOf(team.assistant.browser).zip(id)).status).toBe(403);
      expect(await fileOf(team.assistant.browser).read(id)).toMatchObject({
        invoices: null,
        mayExport: false,
      });
      expect((await fileOf((await signedIn('broker')).browser).zip(id)).status).toBe(404);
      expect((await file.zip(id, 'everybody')).status).toBe(400);
    });
  });
});

describe('forms', () => {
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

  describe('templates', () => {
    test('start with the values of the deal', async () => {
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

    test('refuse values that do not fit the fields of their kind', async () => {
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
    ])('refuse a licence with %p', async (change, path, words) => {
      const { id, forms } = await sale({ kind: 'rent', value: 20_000 });
      const draft = formOf(await forms.create(id, 'leave-licence'));
      const reply = await forms.save(draft, { ...LICENCE_FIELDS, ...change });
      expect(reply.status).toBe(400);
      expect(reply.json.issues).toMatchObject([{ path }]);
      expect(reply.text).toContain(words);
    });

    test('print all three as PDF in each language', async () => {
      const { id, forms } = await sale();
      for (const [kind, language] of FORM_KINDS.flatMap((one) =>
        ['en', 'mr', 'hi'].map((other) => [one, other] as const),
      )) {
        const draft = formOf(await forms.create(id, kind, language));
        const pdf = await forms.pdf(draft.id);
        expect(pdf.headers.get('content-type')).toBe('application/pdf');
        if (process.env.PDF_DIR) writeFileSync(`${process.env.PDF_DIR}/${kind}-${language}.pdf`, pdf.bytes);
        const text = readPdf(pdf.bytes)
          .flatMap(({ texts, drawn }) => [...texts.map((one) => one.text), ...drawn])
          .join(' ');
        expect(printFlaws(pdf.bytes, language)).toEqual([]);
        // no clause is in another language or lacks its value
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
    'writes one month in the singular in %s, and several or an empty field in the plural',
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
    test('keeps a version for each save, and refuses a second save of the same version', async () => {
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

    test('locks a signed one and its deal until the scan is removed', async () => {
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
      expect((await deals.remove(id)).text).toContain(
        'This deal can’t be deleted, because it has a signed document',
      );
      const scan = await forms.scan(draft.id);
      expect([scan.headers.get('content-type'), scan.bytes]).toEqual(['application/pdf', pdf()]);
      const key = (await DealForm.findById(draft.id).lean())?.scan?.storageKey;
      expect(formOf(await forms.removeScan(draft.id))).toMatchObject({ state: 'draft' });
      expect(await (await objectStore()).stat(`private/${key}`)).toBeUndefined();
      expect(await AuditEntry.countDocuments({ action: 'document.view', 'target.id': id })).toBe(1);
      expect((await forms.scan(draft.id)).status).toBe(404);
      expect((await forms.remove(draft.id)).status).toBe(200);
    });

    test('replaces a scan with the next one, and changes nothing for an invalid file', async () => {
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

    test('keeps an agent’s decision about the paper when the scan is removed', async () => {
      const { id, forms } = await sale({ kind: 'rent', value: 20_000 });
      const draft = formOf(await forms.create(id, 'leave-licence'));
      await forms.sign(draft.id, pdf());
      const decided = { key: 'leave-licence', state: 'seen', note: 'Original seen', at: new Date() } as const;
      await Deal.updateOne({ _id: id }, { $set: { documents: [decided] } });
      expect((await forms.removeScan(draft.id)).status).toBe(200);
      expect((await Deal.findById(id).lean())?.documents).toMatchObject([{ note: 'Original seen' }]);
    });
  });

  describe('licence', () => {
    test.each([
      ['2026-12-01', 11, '2027-10-31'],
      ['2026-08-31', 6, '2027-02-28'],
      ['2027-01-15', 12, '2028-01-14'],
      ['2027-03-31', 1, '2027-04-30'],
    ])('runs from %s for %d months until %s', (from, months, until) => {
      expect(lastDay(from, months)).toBe(until);
    });

    test('has its stamp duty, its sources, and the day on which to discuss its renewal', async () => {
      const { id, forms } = await sale({ kind: 'rent', value: 20_000 });
      const draft = formOf(await forms.save(formOf(await forms.create(id, 'leave-licence')), LICENCE_FIELDS));
      expect(draft.stamp).toEqual({ rent: 220_000, onDeposit: 9167, percent: 0.25, duty: 600, fee: 1000 });
      expect(draft.renewal).toEqual({ until: '2027-10-31', day: '2027-09-01' });
      expect(draft.sources.map(({ source }) => source).join()).toContain('section 55');
      expect(renewalOf({ from: '2026-12-01' })).toBeUndefined();
    });

    test('adds its renewal to the deal’s dates once when it is registered', async () => {
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

  test.each([false, true])(
    'loses its renewal with its scan unless it is registered (%s)',
    async (isRegistered) => {
      const { id, forms } = await sale({ kind: 'rent', value: 20_000 });
      const draft = formOf(await forms.save(formOf(await forms.create(id, 'leave-licence')), LICENCE_FIELDS));
      if (isRegistered) await forms.check(draft.id, [{ key: 'registration', doneOn: '2026-11-21' }]);
      await forms.sign(draft.id, pdf());
      const dates = async () => (await Deal.findById(id).lean())?.dates;
      expect(await dates()).toHaveLength(1);
      await forms.removeScan(draft.id);
      expect(await dates()).toHaveLength(isRegistered ? 1 : 0);
    },
  );

  test('removes an erased member’s name from the versions of the team', async () => {
    const { id, team, forms } = await sale();
    await forms.create(id);
    await erasePerson({ id: team.agent.id, email: team.agent.email, verified: true });
    const row = await DealForm.findOne({ deal: id }).lean();
    expect(row?.versions).toMatchObject([{ byName: '' }]);
    // the owner of the team continues with it
    expect(String(row?.owner)).toBe(team.owner.id);
  });

  test('finds the documents of a deal through an index', async () => {
    const { id } = await sale();
    const { collectionName } = DealForm.collection;
    const deal = new Types.ObjectId(id);
    expect(await planOf({ find: collectionName, filter: { deal }, sort: { createdAt: -1 } })).toContain(
      'IXSCAN',
    );
  });

  test('names every field uniquely within its template', () => {
    for (const kind of FORM_KINDS) {
      const names = FORM_FIELDS[kind].map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('erasure', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const erase = ({ id, email }: Person, verified = true) => erasePerson({ id, email, verified });
  const stored = async () => JSON.stringify(await Deal.find().select('+terms +matchKeys').lean());

  async function dealWith(person: Person, of: Person) {
    const deals = dealsOf(of.browser);
    const deal = dealOf(
      await deals.create({
        title: 'Asha Kulkarni, 2 BHK',
        value: 4_000_000,
        parties: [
          { role: 'buyer', name: 'Asha Kulkarni', phone: '98220 12345', email: person.email },
          { role: 'seller', name: 'R. Joshi' },
        ],
        notes: 'ASHA KULKARNI wants the east side',
      }),
    );
    const dates = [{ day: '2099-01-01', what: 'Meet Asha Kulkarni' }];
    const commission = { rupees: 100, splits: [{ name: 'Asha Kulkarni', percent: 100 }] };
    const documents = [{ key: 'oc', state: 'seen', note: 'from Asha Kulkarni' }];
    await deals.change(deal.id, { __v: 0, dates, commission, documents });
    return { deals, id: deal.id };
  }

  test('removes name, number and address of an erased party from a deal, and keeps its sums', async () => {
    const [broker, buyer] = [await signedIn('broker'), await signedIn('buyer')];
    const { deals, id } = await dealWith(buyer, broker);
    await erase(buyer);
    const left = await stored();
    expect(left).not.toMatch(/kulkarni|asha|98220|people\.example/i);
    expect(left).toContain('R. Joshi');
    const deal = dealOf(await deals.read(id));
    expect(deal).toMatchObject({
      value: 4_000_000,
      parties: [{ role: 'buyer', name: '' }, { name: 'R. Joshi' }],
    });
    // the page sends all parties when one changes
    expect((await deals.change(id, { __v: deal.__v, parties: deal.parties })).status).toBe(200);
  });

  test('erases no name by an address that was never confirmed', async () => {
    const [broker, buyer] = [await signedIn('broker'), await signedIn('buyer')];
    await dealWith(buyer, broker);
    await erase(buyer, false);
    expect(await stored()).toContain('Asha Kulkarni');
  });

  test('deletes an erased member’s deals, and leaves those of a team in its owner’s name', async () => {
    const [alone, buyer, team] = [await signedIn('broker'), await signedIn('buyer'), await makeTeam()];
    await dealWith(buyer, alone);
    await User.updateOne({ _id: team.agent.id }, { name: 'Vasant Rao' });
    const { id, deals } = await dealWith(buyer, team.agent);
    const splits = [{ name: 'Vasant Rao', percent: 100 }];
    await deals.change(id, { __v: 1, commission: { rupees: 100, splits }, notes: 'vasant rao shows it' });
    await erase(alone);
    await erase(team.agent);
    expect(await Deal.countDocuments()).toBe(1);
    expect(dealOf(await dealsOf(team.owner.browser).read(id))).toMatchObject({
      owner: { id: team.owner.id },
      value: 4_000_000,
    });
    expect(await stored()).not.toContain('Vasant');
  });

  test('exports own deals in full, and only the existence of others’', async () => {
    const [broker, buyer] = [await signedIn('broker'), await signedIn('buyer')];
    await dealWith(buyer, broker);
    const own = await broker.browser.call(exportData, '/x');
    expect(own.text).toContain('wants the east side');
    const theirs = (await buyer.browser.call(exportData, '/x')).json as {
      deals: { own: []; asParty: object[] };
    };
    expect(theirs.deals.own).toEqual([]);
    expect(theirs.deals.asParty).toHaveLength(1);
    expect(JSON.stringify(theirs.deals)).not.toMatch(/Joshi|east side|Asha/);
    expect((await new Browser().call(exportData, '/x')).status).toBe(401);
  });

  test('removes a client who is removed from the directory from the deals as well', async () => {
    const broker = await signedIn('broker');
    const facts = { name: 'Asha Kulkarni', phones: ['+919822012345'], nameKey: 'asha kulkarni' };
    const client = await Client.create({ owner: broker.id, ...facts });
    const deals = dealsOf(broker.browser);
    const parties = [{ role: 'buyer', client: String(client._id) }];
    const deal = dealOf(await deals.create({ title: 'Asha Kulkarni', parties }));
    expect(deal.parties[0]).toMatchObject({ name: 'Asha Kulkarni', phone: '+919822012345' });
    const stranger = dealsOf((await signedIn('broker')).browser);
    expect((await stranger.create({ title: 'x', parties })).status).toBe(404);
    await broker.browser.call(removeClient, '/x', { method: 'DELETE', params: { id: String(client._id) } });
    expect(await stored()).not.toMatch(/kulkarni|98220/i);
    expect(dealOf(await deals.read(deal.id)).parties).toMatchObject([
      { role: 'buyer', name: '', client: null },
    ]);
  });
});
