import { GET } from '@/app/api/rates/route';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import type { RateDto } from './rules';

useTestDb();

const read = async (query: string) => {
  const { json } = await new Browser().call(GET, `/api/rates?${query}`);
  return json.rates as RateDto[];
};

test('the calculator gets the rates of its state and of India, in the language of its page', async () => {
  const rates = await read('state=Maharashtra&language=hi');
  expect([...new Set(rates.map(({ region }) => region))].sort()).toEqual(['India', 'Maharashtra']);
  expect(rates.find(({ group }) => group === 'stamp-duty')?.label).toBe('स्टाम्प ड्यूटी');
});

test('a state without rows of its own has those of India alone', async () => {
  const rates = await read('state=Delhi');
  expect(rates.length).toBeGreaterThan(0);
  expect(rates.every(({ region }) => region === 'India')).toBe(true);
});

test.each(['state=Nowhere', 'language=xx', 'state=Maharashtra&language=XX'])(
  'a key that does not exist is refused, and no answer of the cache: %s',
  async (query) => {
    const { status } = await new Browser().call(GET, `/api/rates?${query}`);
    expect(status).toBe(400);
  },
);
