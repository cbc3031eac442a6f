import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { useTexts } from '@/lib/platform/language/in-browser';
import { StoredTexts } from './stored-texts';

const ADDRESS = '/_next/static/texts/0123456789abcdef.json';

function Shown() {
  const { t, label } = useTexts('shell');
  return <p>{`${t('Main')} ${label('Dharampeth')}`}</p>;
}

const page = (address: string) => (
  <Suspense fallback="HTML">
    <StoredTexts language="hi" address={address} handed="" own={{ places: { Dharampeth: 'धरमपेठ' } }}>
      <Shown />
    </StoredTexts>
  </Suspense>
);

const file = { messages: { shell: { Main: 'मुख्य' } } };
const fetched = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset();
  globalThis.fetch = fetched;
});
afterEach(() => vi.useRealTimers());

test('a page waits for its texts, and asks again until they are there, rather than turn English', async () => {
  fetched
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValueOnce({ ok: false })
    .mockResolvedValueOnce({ ok: true, json: async () => file });
  await act(async () => void render(page(ADDRESS)));
  expect(document.body).toHaveTextContent('HTML');
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(document.body).toHaveTextContent('HTML');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('मुख्य धरमपेठ')).toBeVisible();
  expect(fetched.mock.calls).toEqual([[ADDRESS], [ADDRESS], [ADDRESS]]);
});

test('a second page has them without asking', async () => {
  await act(async () => void render(page(ADDRESS)));
  expect(screen.getByText('मुख्य धरमपेठ')).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});
