import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Calculator } from '@/components/costs/calculator';
import defaults from '@/lib/costs/rates/default-rates.json';
import type { RateDto } from '@/lib/costs/rates/rules';
import { apiDouble } from '@/test/api-double';
import { CostIsland } from './cost-island';

const network = apiDouble();
const RATES = 'GET /api/rates?state=Maharashtra&language=en';
const given = {
  price: 6_000_000,
  category: 'Residential' as const,
  region: 'Maharashtra' as const,
  knowsCharges: true,
  citySlug: 'nagpur',
  jurisdiction: 'municipal-corporation' as const,
  underConstruction: false,
  agency: {},
  today: '2026-11-22',
};
const rates = defaults.map((row) => ({
  ...{ citySlugs: [], jurisdictions: [], categories: [], womenOnly: false, underConstructionOnly: false },
  ...row,
})) as unknown as RateDto[];

const slider = () => screen.getByRole('slider', { name: /^Own money/ });
const loan = () => screen.getByRole('status').textContent;

/** The HTML that the server writes, which no script of React operates. */
function Html() {
  return (
    <details>
      <summary>Costs</summary>
      <div data-calculator="" ref={writeHtml} />
    </details>
  );
}
let html = '';
const writeHtml = (place: HTMLElement | null) => {
  if (place?.childElementCount === 0) place.innerHTML = html;
};

function show() {
  const { container, unmount } = render(<Calculator {...given} rates={rates} />);
  html = container.innerHTML;
  unmount();
  render(
    <CostIsland given={given} state="Maharashtra">
      <Html />
    </CostIsland>,
  );
}

const open = (isOpen = true) =>
  act(async () => {
    const details = document.querySelector('details')!;
    details.open = isOpen;
    details.dispatchEvent(new Event('toggle'));
  });

test('the sliders work once the section was opened, from where somebody had moved them, with the focus', async () => {
  network.replies(RATES, { rates });
  network.replies('GET /api/texts/costs?language=en', { messages: { 'costs/sheet': {} } });
  show();
  expect(network.calls).toEqual([]);
  const before = loan();
  slider().focus();
  fireEvent.input(slider(), { target: { value: '50' } });
  expect(loan()).toBe(before);
  await open();
  await waitFor(() => expect(loan()).not.toBe(before));
  expect(slider()).toHaveValue('50');
  expect(slider()).toHaveFocus();
  const halfOwn = loan();
  fireEvent.change(slider(), { target: { value: '80' } });
  expect(loan()).not.toBe(halfOwn);
});

test('what cannot be loaded leaves the figures of the page, and the next opening tries again', async () => {
  show();
  const before = loan();
  await open();
  await waitFor(() => expect(network.calls.length).toBeGreaterThan(0));
  expect(loan()).toBe(before);
  network.replies(RATES, { rates });
  network.replies('GET /api/texts/costs?language=en', { messages: { 'costs/sheet': {} } });
  await open(false);
  await open();
  await waitFor(() => {
    fireEvent.change(slider(), { target: { value: '80' } });
    expect(loan()).not.toBe(before);
  });
});
