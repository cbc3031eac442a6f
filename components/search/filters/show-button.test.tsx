import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { apiDouble } from '@/test/api-double';
import { ShowButton } from './show-button';

const network = apiDouble();
const COUNT = 'GET /api/search/count?type=sale&bedrooms=2';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Sample() {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  return (
    <form ref={setForm}>
      <label>
        2 BHK
        <input type="checkbox" name="bedrooms" value="2" />
      </label>
      <input name="q" defaultValue="" aria-label="Words" />
      {form && <ShowButton form={form} type="sale" total={54} noun="home" />}
    </form>
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('says how many homes the choices come to, and asks once for several changes', async () => {
  network.replies(COUNT, { total: 1 });
  render(<Sample />);
  expect(screen.getByRole('button', { name: 'Show 54 homes' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('');
  const box = screen.getByLabelText('2 BHK');
  fireEvent.click(box);
  fireEvent.click(box);
  fireEvent.click(box);
  await pass(200);
  expect(network.calls.map(({ path }) => path)).toEqual(['/api/search/count?type=sale&bedrooms=2']);
  expect(screen.getByRole('button', { name: 'Show 1 home' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('1 home');
});

test('a lost connection leaves the last number', async () => {
  render(<Sample />);
  fireEvent.click(screen.getByLabelText('2 BHK'));
  await pass(1000);
  expect(screen.getByRole('button', { name: 'Show 54 homes' })).toBeInTheDocument();
});
