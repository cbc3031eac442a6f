import { setFrontLink } from 'front/link';
import { mongo } from 'mongoose';
import { POST as addRate, PATCH as checkRate } from '@/app/api/admin/rates/route';
import { PUT } from '@/app/api/admin/settings/route';
import { listRates } from '@/lib/costs/rates/data';
import { figureOn, findRate, homeLoanRate, isStale, rateOn, textOn } from '@/lib/costs/rates/rules';
import { removeOldEnquiries } from '@/lib/enquiries/privacy';
import { searchAudit } from '@/lib/platform/audit/data';
import { auditSearchSchema } from '@/lib/platform/audit/schema';
import { readLogAfter } from '@/lib/platform/cache/data';
import { textsIn } from '@/lib/platform/language/messages';
import { hoursText } from '@/lib/platform/text/opening-hours';
import { indianDay } from '@/lib/platform/time/indian-day';
import { removeOldVisits } from '@/lib/visitors/privacy';
import { Rate } from '@/models/costs/rate';
import { Enquiry } from '@/models/enquiries/enquiry';
import { SiteSettings } from '@/models/settings/site-settings';
import { VisitRecord } from '@/models/visitors/visit-record';
import { useTestDb } from '@/test/db';
import { guest, type Person, signedIn } from '@/test/people';
import { jsonLdProblems } from '@/test/validate-json-ld';
import { findSettings, settingsSections } from './constants';
import { getSettings, retention, retentionOf, site, siteOf } from './data';
import { addressIn, realEstateAgent } from './format';
import { SECTION_FIELDS, SETTINGS_CONFLICT, settingsInputSchema } from './schema';
import { EXAMPLE_TESTIMONIALS } from './testimonials/constants';
import { parseTestimonials, testimonialsText } from './testimonials/rules';

describe('texts', () => {
  test.each([
    ['en', 'Civil Lines, Nagpur 440001, Maharashtra'],
    ['mr', 'सिव्हिल लाइन्स, नागपूर 440001, महाराष्ट्र'],
    ['hi', 'सिविल लाइंस, नागपुर 440001, महाराष्ट्र'],
  ] as const)('joins the known parts of the agency’s address in %s', (language, address) => {
    expect(addressIn('Civil Lines, Nagpur 440001, Maharashtra', textsIn(language))).toBe(address);
    expect(addressIn('12 Elm Street, Nagpur', textsIn(language))).toContain('12 Elm Street');
  });
});

describe('testimonials', () => {
  test('reads a name line, lines of text, and an empty line between letters', () => {
    const typed = 'Asha Rao, Besa, Bought a plot\r\nThey answered.\r\nTwice.\r\n\r\n\r\nRavi\nGood papers.';
    expect(parseTestimonials(typed)).toEqual([
      { name: 'Asha Rao', about: 'Besa, Bought a plot', text: 'They answered. Twice.', isExample: false },
      { name: 'Ravi', about: '', text: 'Good papers.', isExample: false },
    ]);
    expect(parseTestimonials('')).toEqual([]);
  });

  test('reads one to five stars at the end of the first line, and writes them back', () => {
    const letters = parseTestimonials('Asha Rao, Besa, ★★★★★\nThey answered.\n\nRavi ★★★\nGood papers.');
    expect(letters?.map(({ name, about, stars }) => [name, about, stars])).toEqual([
      ['Asha Rao', 'Besa', 5],
      ['Ravi', '', 3],
    ]);
    expect(parseTestimonials(testimonialsText(letters!))).toEqual(letters);
    expect(parseTestimonials('Ravi, ★★★★★★\nOne too many.')?.[0]).toMatchObject({ about: '', stars: 5 });
  });

  test('refuses a name without text, and more than twelve letters', () => {
    for (const typed of ['Asha Rao, Besa', Array(13).fill('A\nb').join('\n\n')]) {
      expect(parseTestimonials(typed)).toBeUndefined();
      expect(settingsInputSchema.safeParse({ testimonials: typed }).success).toBe(false);
    }
    expect(settingsInputSchema.parse({ testimonials: 'A\nb' }).testimonials).toBe('A\nb');
  });

  test('labels the demo letters as examples, even after the office adds one of its own', () => {
    const text = `${testimonialsText(EXAMPLE_TESTIMONIALS)}\n\nMeena Joshi, Sadar\nThe index II was there.`;
    expect(parseTestimonials(text)?.map(({ isExample }) => isExample)).toEqual([true, true, true, false]);
  });
});

describe('settings', () => {
  useTestDb();

  let admin: Person;
  beforeAll(async () => {
    admin = await signedIn('admin');
  });

  const save = (version: number, settings: object, { browser } = admin as Pick<Person, 'browser'>) =>
    browser.call(PUT, '/api/admin/settings', { method: 'PUT', body: { version, settings } });

  test('uses defaults when nothing is stored', async () => {
    expect(await site()).toMatchObject({
      name: 'Saptam Group',
      exitPopup: true,
      hours: undefined,
      social: [],
    });
    expect(await retention()).toEqual({
      activity: 365,
      ip: 30,
      erasure: 14,
      homeVisit: 180,
      enquiry: undefined,
      visit: undefined,
    });
  });

  test('applies a saved setting at once, logs it, and drops every cached page', async () => {
    const { seq } = await readLogAfter(0);
    const settings = {
      name: 'Orange City Estates',
      phone: '+917122345678',
      openDays: ['Monday', 'Tuesday', 'Saturday'],
      opensAt: '09:30',
      closesAt: '19:00',
      instagram: 'https://www.instagram.com/saptam',
      exitPopup: 'off',
      activityDays: '90',
      tagline: '',
    };
    const reply = await save(0, settings);
    expect([reply.status, reply.json.version]).toEqual([200, 1]);
    const now = await site();
    expect(now).toMatchObject({ name: 'Orange City Estates', whatsapp: '', exitPopup: false });
    expect(now.tagline).toBe('From Your Dream to Your Home');
    expect((await retention()).activity).toBe(90);
    expect((await readLogAfter(seq)).tags).toEqual(['site']);
    const agent = realEstateAgent(now);
    expect(agent).toMatchObject({
      sameAs: [settings.instagram],
      openingHoursSpecification: { opens: '09:30' },
    });
    expect(jsonLdProblems(JSON.parse(JSON.stringify(agent)))).toEqual([]);
    const { rows } = await searchAudit(auditSearchSchema.parse({ action: 'settings.write' }));
    expect(rows[0]?.details).toContain('name: — → Orange City Estates');
  });

  test('tells a client with an older version, and resets an emptied field to its default', async () => {
    const late = await save(0, { name: 'Too late' });
    expect([late.status, late.json.message]).toEqual([409, SETTINGS_CONFLICT]);
    expect((await site()).name).toBe('Orange City Estates');
    expect((await save(1, {})).status).toBe(200);
    expect(await site()).toMatchObject({ name: 'Saptam Group', exitPopup: true, hours: undefined });
  });

  describe('two officers', () => {
    const saveSection = (person: Person, section: string, version: number, settings: object) =>
      person.browser.call(PUT, '/api/admin/settings', {
        method: 'PUT',
        body: { version, section, settings },
      });
    let sunita: Person;
    beforeAll(async () => {
      sunita = await signedIn('admin', { name: 'Sunita' });
    });
    const sections = async () => (await getSettings()).sections;

    test('saves two sections at once, and tells the second saver of one section about the first', async () => {
      const { details = 0, social = 0, costs } = await sections();
      const both = await Promise.all([
        saveSection(sunita, 'details', details, { tagline: 'Homes of Nagpur' }),
        saveSection(admin, 'social', social, { x: 'https://x.com/saptam' }),
      ]);
      expect(both.map(({ status, json }) => [status, json.version])).toEqual([
        [200, details + 1],
        [200, social + 1],
      ]);
      const late = await saveSection(admin, 'details', details, { tagline: 'Too late' });
      expect([late.status, late.json.message]).toEqual([
        409,
        expect.stringMatching(/^Sunita saved these settings \d+ seconds? ago: tagline — → Homes of Nagpur$/),
      ]);
      expect(late.json.details).toMatchObject({
        earlier: { by: 'Sunita', seen: details + 1, stored: { tagline: 'Homes of Nagpur' } },
      });
      expect(late.json.details).not.toHaveProperty('earlier.stored.x');
      // values and version of other sections stay
      const { settings } = await getSettings();
      expect(settings).toMatchObject({ tagline: 'Homes of Nagpur', x: 'https://x.com/saptam' });
      expect((await sections()).costs).toBe(costs);
      expect((await saveSection(admin, 'details', details + 1, { tagline: 'Mine' })).status).toBe(200);
    });

    test('accepts one of two simultaneous saves of a section', async () => {
      const { costs = 0 } = await sections();
      const both = await Promise.all(
        [admin, sunita].map((person, i) => saveSection(person, 'costs', costs, { legalCosts: 1000 + i })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
  });

  test('finds settings by their words, with their section', () => {
    const sections = settingsSections({ site: siteOf({}), retention: retentionOf({}) });
    const found = (search: string) =>
      findSettings(sections, search, (english) => english).map(({ section, name }) => [section, name]);
    expect(found('opens')).toEqual([['hours', 'opensAt']]);
    expect(found('stamp DUTY')).toEqual([['rates', undefined]]);
    expect(found('popup heading')).toEqual([['exit', 'exitTitle']]);
    expect(found('nothing of the kind')).toEqual([]);
  });

  test('puts every setting into one section, and saves every field that a section shows', () => {
    const shown = settingsSections({ site: siteOf({}), retention: retentionOf({}) });
    for (const [section, { fields: specs }] of Object.entries(shown))
      for (const { name } of specs)
        expect(SECTION_FIELDS[section as keyof typeof SECTION_FIELDS]).toContain(name);
    const fields = Object.values(SECTION_FIELDS).flat();
    expect([...fields].sort()).toEqual(Object.keys(settingsInputSchema.shape).sort());
  });

  test('saves only for an admin', async () => {
    const others = [await signedIn('seller'), await signedIn('validator'), await guest()];
    const replies = await Promise.all(others.map((person) => save(2, { name: 'Mine' }, person)));
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 401]);
  });

  test.each([
    [{ phone: '0712 234' }, 'phone'],
    [{ email: 'nobody' }, 'email'],
    [{ facebook: 'http://www.facebook.com/x' }, 'facebook'],
    [{ facebook: 'javascript:alert(1)' }, 'facebook'],
    [{ openDays: ['Monday'], opensAt: '09:00' }, 'opensAt'],
    [{ openDays: ['Monday'], opensAt: '19:00', closesAt: '09:00' }, 'closesAt'],
    [{ activityDays: '0' }, 'activityDays'],
    [{ ipDays: '1.5' }, 'ipDays'],
  ])('refuses %j at %s', (settings, field) => {
    const { error } = settingsInputSchema.safeParse(settings);
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  test('says opening hours in words', () => {
    const hours = (...days: never[]) => hoursText({ days, opens: '09:30', closes: '19:00' });
    expect(hours(...(['Monday', 'Tuesday', 'Wednesday', 'Saturday'] as never[]))).toBe(
      'Mon–Wed, Sat, 9:30 am to 7 pm',
    );
  });

  test('uses the loan rate in force on the day, and keeps older rows', async () => {
    const before = homeLoanRate(await listRates('Maharashtra'), new Date('2026-11-21'));
    expect(before?.percent).toBe(8.5);
    const like = await Rate.findOne({ key: 'in-home-loan' }, { _id: 0 }).lean();
    await Rate.create({ ...like, percent: 7.9, from: new Date('2027-01-01'), source: 'Bank' });
    const rates = await listRates('Maharashtra');
    expect(homeLoanRate(rates, new Date('2026-12-31'))?.percent).toBe(8.5);
    expect(homeLoanRate(rates, new Date('2027-01-01'))?.percent).toBe(7.9);
  });

  test('serves the shipped rates from a database that accepts no write', async () => {
    const byKey = async () => (await listRates('Maharashtra')).sort((a, b) => a.key.localeCompare(b.key));
    const stored = await byKey();
    await Rate.collection.deleteMany({ key: 'mh-rent-duty' });
    const full = new mongo.MongoServerError({ message: 'No space left on the device', code: 14031 });
    const write = jest.spyOn(Rate, 'bulkWrite').mockRejectedValue(full);
    expect(await byKey()).toEqual(stored);
    write.mockRestore();
    expect(await byKey()).toEqual(stored);
    expect(await Rate.countDocuments({ key: 'mh-rent-duty' })).toBe(1);
  });

  test('applies a row from its day on, and none before its day', async () => {
    const { browser } = await signedIn('admin');
    const rule = { key: 'licence-deposit-percent', figure: 5, from: '2027-04-01', source: 'Finance Act' };
    const add = (change: object = {}) => browser.call(addRate, '/x', { body: { ...rule, ...change } });
    await listRates('Maharashtra');
    expect((await add()).status).toBe(200);
    expect((await add()).status).toBe(409);
    expect((await add({ key: 'unknown' })).status).toBe(404);
    expect((await add({ from: '2028-04-01', figure: undefined, text: 'five' })).status).toBe(400);
    expect((await add({ key: 'sac-land', from: '2028-04-01' })).status).toBe(400);
    const rates = await listRates('Maharashtra');
    const figure = (day: string) => figureOn(rates, 'licence-deposit-percent', day);
    expect(['2026-05-01', '2027-03-31', '2027-04-01'].map(figure)).toEqual([10, 10, 5]);
    expect(() => figure('2000-03-30')).toThrow('We have no rule for this day');
    expect(findRate(rates, 'dpdp-grievance-days', '2027-05-12')).toBeUndefined();
    expect(figureOn(rates, 'dpdp-grievance-days', '2027-05-13')).toBe(90);
    expect(textOn(rates, 'sac-building', '2026-11-26')).toBe('997222');
  });

  test('marks a source read again with today, and one unread for half a year as stale', async () => {
    const { browser } = await signedIn('admin');
    const key = 'mh-rent-duty';
    await listRates('Maharashtra');
    const stored = async () => rateOn(await listRates('Maharashtra'), key, '2026-11-26');
    const today = indianDay(Date.now());
    expect(isStale(await stored(), today)).toBe(true);
    const from = indianDay(new Date((await stored()).from));
    const check = (of: string) => browser.call(checkRate, '/x', { method: 'PATCH', body: { key: of, from } });
    expect((await check('mh-nothing')).status).toBe(404);
    expect((await check(key)).status).toBe(200);
    expect((await stored()).checkedOn).toBe(today);
    expect(isStale(await stored(), today)).toBe(false);
  });

  test('requires whole rupees of a fixed charge, and at most 100 of a percentage', async () => {
    const { browser } = await signedIn('admin');
    const add = (body: object) =>
      browser.call(addRate, '/x', { body: { from: '2027-01-01', source: 'A notification', ...body } });
    await listRates('Maharashtra');
    expect(await add({ key: 'mh-rent-registration', figure: 1.5 })).toMatchObject({ status: 400 });
    expect(await add({ key: 'mh-rent-duty', figure: 500 })).toMatchObject({ status: 400 });
    expect((await add({ key: 'mh-rent-registration', figure: 1500 })).status).toBe(200);
    const newest = await Rate.findOne({ key: 'mh-rent-registration' }).sort({ from: -1 }).lean();
    expect(newest).toMatchObject({ rupees: 1500, percent: 0, jurisdictions: expect.anything() });
  });

  test('shows the costs known to the agency, and counts 0 as known', () => {
    expect(siteOf(settingsInputSchema.parse({ saleFeePercent: '1.5', legalCosts: '0' })).costs).toEqual({
      saleFeePercent: 1.5,
      legalCosts: 0,
      // our own site must never show "not known" for a missing setting
      rentFeeMonths: 1,
      loanCostsPercent: 0.5,
    });
    expect(settingsInputSchema.safeParse({ saleFeePercent: '25' }).success).toBe(false);
  });

  test('deletes ended enquiries and popup addresses after their time, and keeps open enquiries', async () => {
    const old = new Date('2020-01-01');
    const who = { name: 'A', email: 'a@a.example', phone: '1', message: 'm', createdAt: old };
    await Enquiry.create([
      { ...who, status: 'won' },
      { ...who, status: 'new' },
    ]);
    await VisitRecord.create([{ email: 'a@a.example', createdAt: old }, { email: 'b@b.example' }]);
    expect(await removeOldEnquiries(new Date('2021-01-01'))).toBe(1);
    expect(await Enquiry.countDocuments({ status: 'new' })).toBe(1);
    expect(await removeOldVisits(new Date('2021-01-01'))).toBe(1);
  });

  test('shows client letters and the office’s age once the office has entered them', async () => {
    const empty = siteOf({});
    expect([empty.testimonials, empty.foundedYear]).toEqual([[], undefined]);
    const { version } = (await getSettings()) as { version: number };
    const settings = { testimonials: 'Asha Rao, Besa\nThey answered.', foundedYear: '2009' };
    expect((await save(version, settings)).status).toBe(200);
    expect(await site()).toMatchObject({
      testimonials: [{ name: 'Asha Rao', isExample: false }],
      foundedYear: 2009,
    });
    const refused = await save(version + 1, { testimonials: 'no words', foundedYear: '9' });
    expect([refused.status, refused.json.issues]).toMatchObject([400, { length: 2 }]);
  });

  test('clears the settings cached in this process after a save', async () => {
    setFrontLink({ invalidate: async () => undefined, follow: () => undefined });
    try {
      const { version } = await getSettings();
      expect((await save(version, { name: 'Before' })).status).toBe(200);
      expect((await getSettings()).settings.name).toBe('Before');
      // direct writes show only after some seconds, because the value is cached
      await SiteSettings.collection.updateOne({}, { $set: { name: 'By hand' } });
      expect((await getSettings()).settings.name).toBe('Before');
      expect((await save(version + 1, { name: 'After' })).status).toBe(200);
      expect((await getSettings()).settings.name).toBe('After');
    } finally {
      setFrontLink(undefined);
    }
  });
});
