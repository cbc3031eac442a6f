import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { env } from '@/lib/platform/env';
import { sendSms } from '@/lib/platform/gateways/sms';
import { fillSms, fitsRegistered, smsProblem } from '@/lib/platform/gateways/sms-parts';
import { SMS_TEXTS, type SmsTemplate } from '@/lib/platform/gateways/sms-registry';

const VALUES = { code: '012345', site: 'Saptam Group', minutes: '10' };
const NOON = new Date('2026-11-26T12:00:00+05:30');

test('every text of the registry is its registered words with blanks', () => {
  for (const { text, registered } of Object.values<SmsTemplate>(SMS_TEXTS)) {
    expect(text.replace(/\{\w+\}/g, '{#var#}')).toBe(registered);
    expect(fitsRegistered(fillSms(text, VALUES), registered)).toBe(true);
  }
});

describe('a text and its registered words', () => {
  const registered = 'Hi {#var#}, visit on {#var#}. -SAPTAM';
  test.each([
    ['Hi Asha, visit on 28 Nov. -SAPTAM', true],
    ['Hi Asha, visit on the 28th, visit on 29. -SAPTAM', true],
    ['Hi Asha,  visit on 28 Nov. -SAPTAM', false],
    ['hi Asha, visit on 28 Nov. -SAPTAM', false],
    ['Hi Asha, visit on 28 Nov. -SAPTAM ', false],
    ['Hi , visit on 28 Nov. -SAPTAM', false],
    ['Hi Asha\nDeshmukh, visit on 28 Nov. -SAPTAM', false],
    [`Hi ${'x'.repeat(30)}, visit on 28 Nov. -SAPTAM`, true],
    [`Hi ${'x'.repeat(31)}, visit on 28 Nov. -SAPTAM`, false],
    ['', false],
  ])('%j fits: %s', (text, fits) => {
    expect(fitsRegistered(text, registered)).toBe(fits);
  });
  test('with a blank at either end', () => {
    expect(fitsRegistered('abc', '{#var#}')).toBe(true);
    expect(fitsRegistered('', '{#var#}')).toBe(false);
    expect(fitsRegistered('a b', '{#var#} {#var#}')).toBe(true);
  });
});

test.each([
  ['09:59', true],
  ['10:00', false],
  ['20:59', false],
  ['21:00', true],
])('a promotional text at %s is refused: %s', (time, isRefused) => {
  const template = { category: 'promotional', text: 'New homes', registered: 'New homes' } as const;
  const now = new Date(`2026-11-26T${time}:00+05:30`);
  expect(smsProblem(template, 'New homes', now) !== undefined).toBe(isRefused);
  expect(smsProblem({ ...template, category: 'service-implicit' }, 'New homes', now)).toBeUndefined();
});

describe('the gateway', () => {
  const bodies: unknown[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      bodies.push(JSON.parse(text));
      response.end('{}');
    });
  });
  const before = { ...env() };
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    Object.assign(env(), { SMS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send` });
  });
  beforeEach(() => (bodies.length = 0));
  afterAll(() => {
    Object.assign(env(), before);
    server.close();
  });

  test('gets the text alone where no entity is registered', async () => {
    await sendSms('phone_code', '+919822012345', VALUES, NOON);
    expect(bodies).toEqual([
      {
        to: '+919822012345',
        text: '012345 is your code for Saptam Group. It works for 10 minutes. Give it to nobody.',
      },
    ]);
  });

  test('gets entity, header, template and category of a registered one', async () => {
    Object.assign(env(), {
      SMS_ENTITY_ID: '1101234567890123456',
      SMS_HEADER: 'SAPTAM',
      SMS_TEMPLATE_IDS: new Map([['phone_code', '1107161234567890123']]),
    });
    await sendSms('phone_code', '+919822012345', VALUES, NOON);
    expect(bodies).toMatchObject([
      {
        entityId: '1101234567890123456',
        header: 'SAPTAM',
        templateId: '1107161234567890123',
        category: 'service-implicit',
      },
    ]);
    Object.assign(env(), { SMS_TEMPLATE_IDS: new Map() });
    await expect(sendSms('phone_code', '+919822012345', VALUES, NOON)).rejects.toThrow('registered as');
  });

  test('gets nothing of a text that differs from its registered words', async () => {
    const values = { ...VALUES, site: 'The Association of the Homes of Nagpur' };
    await expect(sendSms('phone_code', '+919822012345', values, NOON)).rejects.toThrow('differs');
    expect(bodies).toEqual([]);
  });
});
