import { whatsappUrl } from '@/lib/platform/text/whatsapp';
import { enquiryMailto, enquiryText, toggleSentence } from './format';
import { judge, MIN_FILL_MS } from './rules';
import { enquirySchema } from './schema';

const form = { name: 'Asha', email: 'asha@example.com', phone: '+91 98900 12345', message: 'Is it free?' };

describe('the enquiry', () => {
  test('takes the four required fields as they are', () => {
    expect(enquirySchema.parse(form)).toEqual(form);
  });

  test.each(['name', 'email', 'phone', 'message'] as const)('needs %s', (key) => {
    for (const value of [undefined, '', '   ']) {
      const result = enquirySchema.safeParse({ ...form, [key]: value });
      expect(result.error?.issues.map((issue) => issue.path[0])).toContain(key);
    }
  });

  test('trims, and refuses what is no address or no number', () => {
    expect(enquirySchema.parse({ ...form, email: ' asha@example.com ' }).email).toBe('asha@example.com');
    expect(enquirySchema.safeParse({ ...form, email: 'asha' }).success).toBe(false);
    expect(enquirySchema.safeParse({ ...form, phone: 'call me' }).success).toBe(false);
    expect(enquirySchema.safeParse({ ...form, message: 'x'.repeat(4001) }).success).toBe(false);
  });

  test('leaves out references that cannot be read instead of losing the message', () => {
    expect(
      enquirySchema.parse({ ...form, propertyId: { $ne: null }, serviceLine: 'magic', fillMs: 'no' }),
    ).toEqual(form);
  });
});

describe('the sheet of a listing', () => {
  const sheet = {
    kind: 'listing',
    name: 'Asha',
    phone: '98900 12345',
    message: 'Is it free?',
    propertyId: 'a'.repeat(24),
  };

  test('needs a name and a mobile number, and stores the number as E.164', () => {
    expect(enquirySchema.parse(sheet)).toEqual({ ...sheet, phone: '+919890012345' });
    expect(enquirySchema.parse({ ...sheet, email: ' a@b.in ' }).email).toBe('a@b.in');
    for (const key of ['name', 'phone', 'message', 'propertyId'] as const)
      expect(enquirySchema.safeParse({ ...sheet, [key]: undefined }).error?.issues[0]?.path).toEqual([key]);
  });

  test.each(['12345', '5989001234', '+91 712 234', '+91 22 2345 6789', '0712 223344', 'call me'])(
    'refuses %s as a mobile number',
    (phone) => expect(enquirySchema.safeParse({ ...sheet, phone }).success).toBe(false),
  );

  test.each(['9890012345', '09890012345', '+91 98900-12345', '+44 20 7946 0000'])('takes %s', (phone) =>
    expect(enquirySchema.safeParse({ ...sheet, phone }).success).toBe(true),
  );

  test('an e-mail address is optional there, but one that is typed must be one', () => {
    expect(enquirySchema.safeParse({ ...sheet, email: '' }).success).toBe(true);
    expect(enquirySchema.safeParse({ ...sheet, email: 'asha' }).success).toBe(false);
  });

  test('no other kind escapes the rules of the form', () => {
    expect(enquirySchema.safeParse({ ...sheet, kind: undefined }).success).toBe(false);
    expect(enquirySchema.safeParse({ ...sheet, kind: 'form' }).success).toBe(false);
    expect(enquirySchema.safeParse({ ...sheet, kind: 'other' }).success).toBe(false);
    expect(enquirySchema.safeParse({ ...sheet, propertyId: 'none' }).success).toBe(false);
  });
});

describe('programs', () => {
  test('fill the trap field', () => {
    expect(judge({ website: 'http://spam.example' })).toBe('program');
    expect(judge(enquirySchema.parse({ ...form, website: ['x'] }))).toBe('program');
  });
  test('are too quick; people and plain API callers are neither', () => {
    expect(judge({ fillMs: MIN_FILL_MS - 1 })).toBe('too-quick');
    expect(judge({ fillMs: MIN_FILL_MS, website: '' })).toBe('person');
    expect(judge({})).toBe('person');
  });
});

describe('the chat', () => {
  test('opens with title, name, phone and message', () => {
    expect(enquiryText({ ...form, propertyTitle: '3 BHK & terrace' })).toBe(
      'Property: 3 BHK & terrace\nName: Asha\nPhone: +91 98900 12345\nMessage: Is it free?',
    );
  });
  test('escapes what would end the text', () => {
    const url = new URL(whatsappUrl('917120000000', 'a&b=c #d'));
    expect(url.searchParams.get('text')).toBe('a&b=c #d');
    expect(url.pathname).toBe('/917120000000');
  });
});

describe('the message of the sheet', () => {
  test('takes a sentence and gives it back, whatever was typed around it', () => {
    const visit = 'I would like to visit it.';
    const message = toggleSentence('I am interested.', visit);
    expect(message).toBe('I am interested. I would like to visit it.');
    expect(toggleSentence(`${message} On Sunday.`, visit)).toBe('I am interested. On Sunday.');
    expect(toggleSentence('', visit)).toBe(visit);
  });

  test('the mail beside it has the exact subject', () => {
    const url = new URL(enquiryMailto('a@b.in', { _id: '1', title: 'Flat & terrace?' }, 'Hello'));
    expect([url.pathname, url.searchParams.get('subject'), url.searchParams.get('body')]).toEqual([
      'a@b.in',
      'Enquiry for Flat & terrace?',
      'Hello',
    ]);
  });
});
