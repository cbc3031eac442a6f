import fc from 'fast-check';
import { accountLinks, navLinks } from '@/components/shell/header/nav-links';
import { totpCodeSchema } from '@/lib/accounts/second-factor/schema';
import { isPermitted } from '@/lib/platform/auth/permissions';
import { OFFICE_ROLES, type OfficeRole } from '@/lib/platform/auth/roles';
import { greeting, landingPath, safePath } from '@/lib/platform/browser/identity';
import { decrypt, encrypt } from '@/lib/platform/crypto/encrypt';
import { normalizePhone } from '@/lib/platform/text/phone';
import { aadhaarHint, hasVerhoeffCheckDigit, panHint } from './rules';
import { factorCodeSchema, profileUpdateSchema } from './schema';

const key = (version: number) => ({ version, key: new Uint8Array(32).fill(version) });

describe('encrypted identity numbers', () => {
  test('open with the same context and a key that is still there', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (plain) => {
        const encrypted = encrypt(plain, 'u1:panNumber', [key(1)]);
        expect(decrypt(encrypted, 'u1:panNumber', [key(2), key(1)])).toBe(plain);
      }),
    );
  });

  test('do not open for another person, another field, a changed byte or without the key', () => {
    const encrypted = encrypt('ABCDE1234F', 'u1:panNumber', [key(1)]);
    expect(() => decrypt(encrypted, 'u2:panNumber', [key(1)])).toThrow();
    expect(() => decrypt(encrypted, 'u1:aadhaarNumber', [key(1)])).toThrow();
    const changed = `${encrypted.data.startsWith('A') ? 'B' : 'A'}${encrypted.data.slice(1)}`;
    expect(() => decrypt({ ...encrypted, data: changed }, 'u1:panNumber', [key(1)])).toThrow();
    expect(() => decrypt(encrypted, 'u1:panNumber', [key(2)])).toThrow(/version 1/);
  });

  test('a short number shows nothing of itself in the mask', () => {
    expect(encrypt('1234', 'c', [key(1)]).last4).toBe('');
  });
});

describe('hints', () => {
  test('Verhoeff: one wrong digit or two swapped neighbours are always noticed', () => {
    expect(hasVerhoeffCheckDigit('2363')).toBe(true);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...'2363'];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(hasVerhoeffCheckDigit(digits.join(''))).toBe(false);
      }),
    );
    expect(hasVerhoeffCheckDigit('3263')).toBe(false);
  });
  test('hint, never reject', () => {
    expect(aadhaarHint('')).toBeUndefined();
    expect(aadhaarHint('12')).toMatch(/12 digits/);
    expect(panHint('abcde1234f')).toBeUndefined();
    expect(panHint('12345')).toMatch(/ABCDE1234F/);
  });
});

test.each([
  ['98220 12345', '+919822012345'],
  ['+91 98220-12345', '+919822012345'],
  ['09822012345', '+919822012345'],
  ['+14155552671', '+14155552671'],
  ['12345', undefined],
  // a line of Mumbai without its 0
  ['2222222222', '+912222222222'],
  ['0000000000', undefined],
  ['call me', undefined],
])('phone %s', (typed, stored) => expect(normalizePhone(typed)).toBe(stored));

describe('after login', () => {
  const origin = 'https://saptam.example';
  test.each([
    ['/profile/1?tab=2', '/profile/1?tab=2'],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['/\t/evil.example', undefined],
    ['/.//evil.example', undefined],
    ['/a/..//evil.example', undefined],
    ['/%2e//evil.example/', undefined],
    ['https://evil.example/', undefined],
    ['javascript:alert(1)', undefined],
    [null, undefined],
  ])('from %s', (from, path) => expect(safePath(from, origin)).toBe(path));

  test('buyers and sellers land on the list, everybody else on the home page', () => {
    expect(
      ['buyer', 'Seller', 'broker', 'admin', 'Admin', 'validator'].map((role) => landingPath(role)),
    ).toEqual(['/properties', '/properties', '/', '/', '/', '/']);
  });

  test('greets by name, else by e-mail address', () => {
    expect(greeting({ name: 'Asha', email: 'a@b.c', role: 'buyer', isGuest: false })).toBe(
      'Welcome back, Asha',
    );
    expect(greeting({ email: 'a@b.c', role: 'buyer', isGuest: false })).toBe('Welcome back, a@b.c');
    expect(greeting({ email: '', role: 'buyer', isGuest: true })).toBe('Guest buyer session started!');
  });
});

describe('navigation bar', () => {
  const labels = (visitor: Parameters<typeof navLinks>[0]) => ({
    row: navLinks(visitor).map(({ label }) => label),
    account: accountLinks(visitor).map(({ label }) => label),
  });
  test('has the links of each kind of visitor in its row and in its account menu', () => {
    const row = ['Property List', 'Add Property', 'Services'];
    expect(labels({ kind: 'anonymous' })).toEqual({ row: ['Login', 'Register', 'Services'], account: [] });
    expect(labels({ kind: 'guest' })).toEqual({ row, account: [] });
    expect(labels({ kind: 'user', id: '1', role: 'buyer' })).toEqual({
      row,
      account: ['Today', 'My properties', 'Leads', 'Alerts', 'My enquiries', 'My visits', 'Profile'],
    });
    const links = accountLinks({ kind: 'user', id: '1', role: 'seller', waiting: 3 });
    expect(links.filter(({ count }) => count).map(({ label, count }) => [label, count])).toEqual([
      ['Leads', 3],
    ]);
    expect(labels({ kind: 'user', id: '1', role: 'admin' })).toEqual({
      row: ['Property List', 'Add Property', 'User Guest Tracker', 'Contact List'],
      account: ['Dashboard', 'Queue', 'Profile'],
    });
  });
  test('staff see what their role in the office may open', () => {
    const paths = (office: OfficeRole) => {
      const visitor = { kind: 'user', id: '1', role: 'admin', office } as const;
      return [...navLinks(visitor), ...accountLinks(visitor)].map(({ href }) => href);
    };
    for (const office of OFFICE_ROLES) {
      const adds = isPermitted({ role: 'admin', office }, 'listings');
      expect(paths(office).includes('/admin/properties/new')).toBe(adds);
    }
    expect(paths('admin')).toContain('/admin/profile/1');
    expect(paths('agent')).toContain('/profile/1');
    expect(paths('read-only')).not.toContain('/admin/properties/new');
  });
});

test('digits of a Marathi or Hindi keyboard count in identity numbers and codes', () => {
  expect(aadhaarHint('१२३')).toBe('An Aadhaar number has 12 digits');
  expect(panHint('ABCDE१२३४F')).toBeUndefined();
  expect(factorCodeSchema.parse('१२३ ४५६')).toBe('123456');
  expect(totpCodeSchema.parse({ code: '१२३४५६' })).toEqual({ code: '123456' });
  const { aadhaarNumber } = profileUpdateSchema.parse({
    name: 'आशा',
    phone: '९८२२०१२३४५',
    aadhaarNumber: '२३४५ ६७८९ ०१२४',
  });
  expect(aadhaarNumber).toBe('2345 6789 0124');
});
