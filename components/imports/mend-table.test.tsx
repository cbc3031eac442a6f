import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportDto } from '@/lib/imports/dto';
import { apiDouble } from '@/test/api-double';
import { MendTable } from './mend-table';

const network = apiDouble();
const ID = 'b'.repeat(24);
const TOTAL = 25_000;
const file = {
  id: ID,
  kind: 'own-listings',
  headings: ['Price', 'Area', 'Colour'],
  mapping: ['price', 'area', ''],
  faults: [{ column: 'Price', rows: TOTAL }],
} as unknown as ImportDto;

const problems = [{ column: 'Price', value: 'much', message: 'Please enter whole rupees' }];
const windowFrom = (from: number) => ({
  total: TOTAL,
  from,
  rows: Array.from({ length: Math.min(100, TOTAL - from) }, (_, i) => ({
    row: from + i + 2,
    cells: ['much', String(from + i), 'red'],
    problems,
  })),
});
const rowsOf = (from: number) => `/api/property/import/${ID}/rows?view=wrong&from=${from}&limit=100`;

// jsdom lays nothing out, and does not scroll
const sizes = { clientHeight: 600, clientWidth: 360, scrollHeight: 72 * TOTAL };
beforeEach(() => {
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: number | ScrollToOptions) {
    this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0;
    // as in a browser, after the task that scrolled
    setTimeout(() => this.dispatchEvent(new Event('scroll')));
  } as Element['scrollTo'];
  for (const from of [0, 24_800, 24_900]) network.replies(`GET ${rowsOf(from)}`, windowFrom(from));
});

const focused = () => (document.activeElement as HTMLElement | null)?.dataset.cell;

test('every one of 25,000 wrong rows is reached by keyboard, and few are ever drawn', async () => {
  render(<MendTable file={file} />);
  const first = await screen.findByDisplayValue('0');
  await userEvent.click(first);
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe('1/1');
  await userEvent.keyboard('{PageDown}');
  await waitFor(() => expect(focused()).toBe('11/1'));
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(focused()).toBe('10/1');
  await userEvent.keyboard('{Control>}{End}{/Control}');
  // its window is loaded first
  await waitFor(() => expect(focused()).toBe('24999/1'));
  expect(screen.getByRole('textbox', { name: 'Area, row 25001' })).toHaveValue('24999');
  expect(screen.getAllByRole('row').length).toBeLessThan(40);
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('24999/1');
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await waitFor(() => expect(focused()).toBe('0/1'));
});

test('the last row is edited and checked without a pointer', async () => {
  network.replies(`POST /api/property/import/${ID}/rows`, {
    rows: [{ row: 25_001, cells: ['45 lakh', '24999', 'red'], problems: [] }],
  });
  render(<MendTable file={file} />);
  await userEvent.click((await screen.findAllByDisplayValue('much'))[0]!);
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await waitFor(() => expect(focused()).toBe('24999/0'));
  await userEvent.clear(document.activeElement as Element);
  await userEvent.keyboard('45 lakh{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.getByText('Right now')).toBeInTheDocument());
  expect(network.calls.at(-1)?.body).toEqual({
    rows: [{ row: 25_001, cells: ['45 lakh', '24999', 'red'] }],
  });
  expect(visited).toEqual(['refresh']);
});
