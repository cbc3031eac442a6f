import type { ServerResponse } from 'node:http';
import { POST as contact } from '@/app/api/contact/route';
import { POST as answer } from '@/app/api/leads/[id]/answer/route';
import { POST as summarise } from '@/app/api/leads/[id]/summary/route';
import { GET as leads } from '@/app/api/leads/route';
import { POST as suggest } from '@/app/api/property/[id]/wording/route';
import type { LeadPageDto } from '@/lib/enquiries/lead-inbox/dto';
import { latestOf } from '@/lib/enquiries/summaries/rules';
import type { WordingDto } from '@/lib/listings/wording/dto';
import { env } from '@/lib/platform/env';
import { consume, RATE_LIMITS } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { log } from '@/lib/platform/log/log';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { fields, listPublicly } from '@/test/listing-form';
import { modelDouble } from '@/test/model-double';
import { type Person, signedIn } from '@/test/people';

useTestDb();
let model: Awaited<ReturnType<typeof modelDouble>>;
let owner: Person;
let id: string;
beforeAll(async () => {
  model = await modelDouble();
});
afterAll(() => model.stop());
beforeEach(async () => {
  await clearTestDb();
  model.set(true);
  model.asked.length = 0;
  owner = await signedIn('broker');
  const listing = await listPublicly(testActor(owner.id), {
    ...fields,
    description: 'Call Mr Kale',
    address: 'Flat 402, 12 West High Court Road, Dharampeth, Nagpur 440010',
    subType: 'flat',
    bedrooms: '2',
    bathrooms: '2',
    carpetArea: '900',
    area: '1050',
    floor: '3',
    totalFloors: '5',
    amenities: ['parking'],
  });
  id = listing._id;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await settleBackground();
});

const ask = async (body: object = {}, { browser }: Person = owner) =>
  (await browser.call(suggest, '/x', { params: { id }, body })).json as unknown as WordingDto;

const TRUE = {
  en: 'This 2 BHK flat in Dharampeth, Nagpur is on the third floor of five. The carpet area is 900 sq. ft, and there is parking.',
  mr: 'धरमपेठ, नागपूर येथे 2 बीएचके फ्लॅट विक्रीसाठी आहे. चटई क्षेत्र 900 चौ. फूट आहे. पार्किंगची सोय आहे.',
  hi: 'धरमपेठ, नागपुर में 2 बीएचके फ़्लैट बिक्री के लिए है। कार्पेट एरिया 900 वर्ग फुट है। पार्किंग की सुविधा है।',
};

describe('description', () => {
  test('comes from the facts in three languages without a model', async () => {
    model.set(false);
    const { by, note, descriptions } = await ask();
    expect({ by, note }).toEqual({ by: 'facts' });
    expect(descriptions?.en).toMatch(/^2 BHK flat for sale in Dharampeth, Nagpur\. Carpet area: 900 sq ft\./);
    expect(descriptions?.mr).toMatch(/^विक्रीसाठी 2 बीएचके फ्लॅट, धरमपेठ, नागपूर\. .*सुविधा: पार्किंग\.$/);
    expect(descriptions?.hi).toMatch(/^बिक्री के लिए 2 बीएचके फ्लैट, धरमपेठ, नागपुर। .*सुविधाएँ: पार्किंग।$/);
    expect(model.asked).toEqual([]);
  });

  test('uses the texts of a truthful model, and sends no personal data', async () => {
    model.says({ descriptions: TRUE });
    expect(await ask()).toEqual({ by: 'model', descriptions: TRUE });
    const [{ given, authorization, path } = { given: '' }] = model.asked;
    expect({ authorization, path }).toEqual({
      authorization: `Bearer ${model.key}`,
      path: 'POST /v1/chat/completions',
    });
    expect(given).toContain('Carpet area: 900 sq ft');
    for (const secret of ['402', 'West High Court', '440010', 'Kale', '45', owner.email])
      expect(given).not.toContain(secret);
    expect(await Property.findById(id, { description: 1 })).toMatchObject({ description: 'Call Mr Kale' });
  });

  test.each([
    ['a lift', { ...TRUE, en: `${TRUE.en} A lift takes you up.` }, 'A lift takes you up'],
    ['a lift in Marathi', { ...TRUE, mr: `${TRUE.mr} इमारतीत लिफ्ट आहे.` }, 'इमारतीत लिफ्ट आहे'],
    ['a price', { ...TRUE, hi: `${TRUE.hi} कीमत सिर्फ़ 45 लाख।` }, '45'],
    ['a number', { ...TRUE, en: TRUE.en.replace('900', '950') }, '950'],
    ['a phone number', { ...TRUE, en: `${TRUE.en} Call 98220 12345.` }, 'phone number'],
    ['a web address', { ...TRUE, en: `${TRUE.en} See www.other.example.` }, 'www.other.example.'],
    ['a place', { ...TRUE, en: `${TRUE.en} The metro is around the corner.` }, 'metro'],
  ])('refuses drafts of a model that invents %s', async (_, descriptions, words) => {
    model.says({ descriptions });
    const { by, note, descriptions: composed } = await ask();
    expect(by).toBe('facts');
    expect(note).toContain('The language model added something that isn’t in the facts');
    expect(note).toContain(words);
    expect(composed?.en).toMatch(/^2 BHK flat for sale/);
  });

  const NOT_ASKED = /didn’t follow the instructions/;
  const NOT_EXPECTED = /didn’t reply as expected/;
  const raw = (status: number, type: string, body: string) => (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': type }).end(body);
  test.each([
    ['English in all languages', { says: { descriptions: { ...TRUE, mr: TRUE.en } }, note: NOT_ASKED }],
    ['markup', { says: { descriptions: { ...TRUE, en: `<b>${TRUE.en}</b>` } }, note: NOT_ASKED }],
    ['nonsense', { says: 'As a language model I cannot', note: NOT_ASKED }],
    ['too much', { says: 'x'.repeat(100_000), note: NOT_EXPECTED }],
    ['HTML', { replies: raw(200, 'text/html', '<!doctype html><p>Hello'), note: NOT_EXPECTED }],
    ['another object', { replies: raw(200, 'application/json', '{"choices":[]}'), note: NOT_EXPECTED }],
    ['500', { replies: raw(500, 'text/plain', 'no'), note: NOT_EXPECTED }],
    [
      'another address',
      {
        replies: (response: ServerResponse) =>
          response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
        note: NOT_EXPECTED,
      },
    ],
    ['nothing at all', { replies: (response: ServerResponse) => response.destroy(), note: NOT_EXPECTED }],
    ['silence', { replies: () => undefined, note: /took too long/ }],
  ])(
    'builds drafts from the facts when a model replies %s, after one request',
    async (_, {
      says,
      replies,
      note,
    }: {
      says?: unknown;
      replies?: (response: ServerResponse) => void;
      note: RegExp;
    }) => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(300));
      const warn = jest.spyOn(log, 'warn');
      if (replies) model.replies(replies);
      else model.says(says);
      const wording = await ask();
      expect(wording).toMatchObject({ by: 'facts', note: expect.stringMatching(note) });
      expect(wording.descriptions?.en).toMatch(/^2 BHK flat for sale/);
      expect(model.asked).toHaveLength(1);
      expect(JSON.stringify(warn.mock.calls)).not.toContain(model.key);
      expect(JSON.stringify(warn.mock.calls)).not.toMatch(/doctype|Hello/);
    },
  );

  test('counts towards the account’s limit only when the model is called', async () => {
    const { points } = RATE_LIMITS.model;
    model.set(false);
    await ask();
    model.set(true);
    model.says({ descriptions: TRUE });
    await consume('model', owner.id, points * env().RATE_LIMIT_FACTOR - 1);
    expect(await ask()).toMatchObject({ by: 'model' });
    const { status } = await owner.browser.call(suggest, '/x', { params: { id }, body: {} });
    expect([status, model.asked.length]).toEqual([429, 1]);
  });

  test('is available only to people who may edit the listing', async () => {
    const stranger = await signedIn('broker');
    const reply = await stranger.browser.call(suggest, '/x', { params: { id }, body: {} });
    expect(reply.status).toBe(404);
    expect(model.asked).toEqual([]);
  });
});

describe('photo texts', () => {
  const rooms = ['kitchen', 'balcony'];

  test('come from room and facts', async () => {
    model.set(false);
    expect(await ask({ rooms })).toEqual({
      by: 'facts',
      alts: [
        'Kitchen of this 2 BHK flat in Dharampeth, Nagpur',
        'Balcony of this 2 BHK flat in Dharampeth, Nagpur',
      ],
    });
  });

  test('uses the model’s texts only if all are accurate and there is one for each photo', async () => {
    const alts = ['Kitchen of the 2 BHK flat', 'Balcony of the flat in Dharampeth'];
    model.says(`\`\`\`json\n${JSON.stringify({ alts })}\n\`\`\``);
    expect(await ask({ rooms })).toEqual({ by: 'model', alts });
    for (const wrong of [
      [alts[0]],
      [alts[0], 'Balcony with a swimming pool below'],
      [alts[0], 'x'.repeat(300)],
    ]) {
      model.says({ alts: wrong });
      expect(await ask({ rooms })).toMatchObject({ by: 'facts', note: expect.any(String) });
    }
  });
});

describe('summary', () => {
  async function conversation(messages: number): Promise<string> {
    const body = {
      kind: 'listing',
      propertyId: id,
      name: 'Asha Rao',
      phone: '9822012345',
      email: 'asha@people.example',
      message: 'I am Asha Rao, flat 7, Sai Residency. Is it free? Call 98220 12345. We can pay 42 lakh.',
    };
    await new Browser().call(contact, '/api/contact', { body });
    const { rows } = (await owner.browser.call(leads, '/api/leads')).json as unknown as LeadPageDto;
    const lead = rows[0]!.id;
    for (let i = 1; i < messages; i++)
      await owner.browser.call(answer, '/x', {
        params: { id: lead },
        body: { text: `Dear Asha, number ${i}` },
      });
    return lead;
  }
  const sum = (lead: string, { browser }: Person = owner) =>
    browser.call(summarise, '/x', { method: 'POST', params: { id: lead } });

  test('summarises a long conversation without the people in it', async () => {
    const lead = await conversation(6);
    model.says('The client can pay 42 lakh and waits for a reply.');
    const reply = await sum(lead);
    expect([reply.status, reply.json]).toEqual([
      200,
      { summary: 'The client can pay 42 lakh and waits for a reply.' },
    ]);
    const [{ given } = { given: '' }] = model.asked;
    expect(given).toContain('42 lakh');
    for (const secret of ['Asha', 'Rao', '98220', '9822012345', 'people.example', 'flat 7', 'Sai Residency'])
      expect(given).not.toContain(secret);
  });

  test('sends the latest entries whole, without cutting numbers', () => {
    expect(latestOf(['98220 12345', 'Yes', 'No'], 12)).toEqual(['Yes', 'No']);
    expect(latestOf(['98220 12345', 'Yes'], 100)).toEqual(['98220 12345', 'Yes']);
    expect(latestOf(['x'.repeat(20)], 10)).toEqual([]);
  });

  test('rejects a summary with an invented number or address, and gives the reason', async () => {
    const lead = await conversation(6);
    for (const lie of [
      'They agreed on 40 lakh.',
      'Write to asha@people.example.',
      '<b>42 lakh</b>',
      'x'.repeat(2000),
    ]) {
      model.says(lie);
      const { status, json } = await sum(lead);
      expect([lie, status, json.message]).toEqual([lie, 503, expect.stringContaining('no one said')]);
    }
  });

  test('is refused for short conversations, for strangers and without a model', async () => {
    const lead = await conversation(2);
    expect((await sum(lead)).status).toBe(409);
    const long = await conversation(6);
    expect((await sum(long, await signedIn('broker'))).status).toBe(404);
    model.set(false);
    expect((await sum(long)).status).toBe(409);
    expect(model.asked).toEqual([]);
  });
});
