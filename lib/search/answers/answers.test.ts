import { textsIn } from '@/lib/platform/language/messages';
import { parseSearch } from '@/lib/search/schema';
import { useTestDb } from '@/test/db';
import { loadAnswer } from './loaders';
import { readAsked, writeAsked } from './rules';

describe('loaders', () => {
  useTestDb();

  const stampDuty = async (search: Record<string, string>) => {
    const words = textsIn('en', 'search/answers');
    const context = { search: parseSearch(search), localities: [], words };
    return (await loadAnswer({ kind: 'stamp-duty', amount: 5_000_000 }, context))?.title;
  };

  test('the stamp duty of a city is that of its corporation, also where no locality is named', async () => {
    const there = await stampDuty({ city: 'nagpur', locality: 'dharampeth' });
    // 6 % of duty with the surcharge, and the fee of ₹30,000 at most
    expect(there).toMatch(/₹3,[3-9]\d,000|₹[4-5],\d\d,000/);
    expect(await stampDuty({ city: 'nagpur' })).toBe(there);
    expect(await stampDuty({ city: 'nagpur', locality: 'itwari' })).toBe(there);
  });
});

describe('rules', () => {
  test.each([
    ['emi-4000000-15', { kind: 'emi', amount: 4_000_000, years: 15 }],
    ['emi-4000000', { kind: 'emi', amount: 4_000_000 }],
    ['tax', { kind: 'tax' }],
    ['service-vridi', { kind: 'service', slug: 'vridi' }],
  ] as const)('the question %s is read as it was written', (text, question) => {
    expect(readAsked(text)).toEqual(question);
    expect(writeAsked(question)).toBe(text);
  });

  test('an address that no search box has written asks nothing', () => {
    expect(readAsked('emi-15-15-15')).toBeUndefined();
    expect(readAsked('taxes')).toBeUndefined();
  });
});
