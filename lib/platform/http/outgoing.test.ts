import { createHmac } from 'node:crypto';
import dns, { type LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { env } from '@/lib/platform/env';
import { sendSms } from '@/lib/platform/gateways/sms';
import { fillSms, fitsRegistered, smsProblem } from '@/lib/platform/gateways/sms-parts';
import { SMS_TEXTS, type SmsTemplate } from '@/lib/platform/gateways/sms-registry';
import { checkOutsideUrl, isPublicAddress, postOutside, publicLookup, signWebhook } from './outgoing';

describe('outgoing requests', () => {
  const given = env();
  const before = given.WEBHOOK_PRIVATE_HOSTS;
  afterEach(() => {
    given.WEBHOOK_PRIVATE_HOSTS = before;
    jest.restoreAllMocks();
  });

  test.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['127.0.0.1', false],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['172.32.0.1', true],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:10.0.0.1', false],
    ['64:ff9b::a00:1', false],
    ['2002:a00:1::', false],
    ['2001:0:a00:1::', false],
    ['2001:db8::1', false],
    ['homes.example', false],
  ])('classifies %s as a public address: %p', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });

  test.each([
    'http://crm.example.com/hook',
    'ftp://crm.example.com/',
    'https://user:word@crm.example.com/',
    'https://crm.example.com:22/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://8.8.8.8/',
    'https://localhost/',
    'https://db.internal/',
    'https://printer.local./',
    'https://intranet/',
    'javascript:alert(1)',
    'crm.example.com',
  ])('refuses messages to %s', (address) => {
    expect(() => checkOutsideUrl(address)).toThrow(expect.objectContaining({ code: 'invalid' }));
  });

  test('accepts a public name on the ports of https', () => {
    for (const address of ['https://crm.example.com/hook?x=1', 'https://crm.example.com:8443/'])
      expect(checkOutsideUrl(address).href).toBe(address);
  });

  test('does not connect to a name with an address in our network, even if it also has a public one', async () => {
    const found: LookupAddress[] = [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.7', family: 4 },
    ];
    jest
      .spyOn(dns, 'lookup')
      .mockImplementation(((
        _name: string,
        _options: object,
        done: (error: null, found: LookupAddress[]) => void,
      ) => done(null, found)) as never);
    const outcome = await new Promise((resolve) =>
      publicLookup('crm.example.com', { all: true }, (error) => resolve(error?.message)),
    );
    expect(outcome).toBe('The name resolves to a private address');
    found.pop();
    const addresses = await new Promise((resolve) =>
      publicLookup('crm.example.com', { all: true }, (_error, all) => resolve(all)),
    );
    expect(addresses).toEqual(found);
  });

  test('does not follow a redirect and returns its status', async () => {
    let calls = 0;
    const server = createServer((_request, reply) => {
      calls++;
      reply.writeHead(302, { location: '/elsewhere' }).end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    given.WEBHOOK_PRIVATE_HOSTS = [host];
    expect(await postOutside(`http://${host}/`, '{}', {})).toBe(302);
    expect(calls).toBe(1);
    server.close();
  });

  test('signs as Standard Webhooks specifies', () => {
    const key = Buffer.from('a secret of thirty-two bytes ...');
    const expected = createHmac('sha256', key).update('msg_1.1700000000.{"type":"ping"}').digest('base64');
    expect(signWebhook(`whsec_${key.toString('base64')}`, 'msg_1', 1_700_000_000, '{"type":"ping"}')).toBe(
      `v1,${expected}`,
    );
  });
});

describe('text messages', () => {
  const VALUES = { code: '012345', site: 'Saptam Group', minutes: '10' };
  const NOON = new Date('2026-11-26T12:00:00+05:30');

  test('every registered text matches its registered words with blanks', () => {
    for (const { text, registered } of Object.values<SmsTemplate>(SMS_TEXTS)) {
      expect(text.replace(/\{\w+\}/g, '{#var#}')).toBe(registered);
      expect(fitsRegistered(fillSms(text, VALUES), registered)).toBe(true);
    }
  });

  describe('matching a text with its registered words', () => {
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
    ])('matching %j gives %s', (text, fits) => {
      expect(fitsRegistered(text, registered)).toBe(fits);
    });
    test('accepts blanks at either end', () => {
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
  ])('refuses a promotional text at %s: %s', (time, isRefused) => {
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

    test('gets only the text without a registered entity', async () => {
      await sendSms('phone_code', '+919822012345', VALUES, NOON);
      expect(bodies).toEqual([
        {
          to: '+919822012345',
          text: '012345 is your code for Saptam Group. It works for 10 minutes. Give it to nobody.',
        },
      ]);
    });

    test('gets entity, header, template and category if registered', async () => {
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

    test('gets no text that differs from its registered words', async () => {
      const values = { ...VALUES, site: 'The Association of the Homes of Nagpur' };
      await expect(sendSms('phone_code', '+919822012345', values, NOON)).rejects.toThrow('differs');
      expect(bodies).toEqual([]);
    });
  });
});
