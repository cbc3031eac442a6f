import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { PriceHistory } from '@/components/listings/detail/price-history';
import { ReraPanel } from '@/components/listings/detail/rera-panel';
import defaults from '@/lib/costs/rates/default-rates.json';
import type { RateDto } from '@/lib/costs/rates/rules';
import { Calculator } from './calculator';

const rates = defaults.map((row) => ({
  citySlugs: [],
  jurisdictions: [],
  categories: [],
  womenOnly: false,
  underConstructionOnly: false,
  ...row,
})) as unknown as RateDto[];

const PROPS: ComponentProps<typeof Calculator> = {
  price: 6_000_000,
  category: 'Residential',
  region: 'Maharashtra',
  knowsCharges: true,
  citySlug: 'nagpur',
  jurisdiction: 'municipal-corporation',
  underConstruction: false,
  rates,
  agency: {} as never,
  today: '2026-11-22',
};
const show = (more: Partial<typeof PROPS> = {}) => render(<Calculator {...PROPS} {...more} />);
const slide = (label: RegExp, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name: label }), { target: { value: String(value) } });
const instalment = () =>
  Number(/₹([\d,]+) a month/.exec(screen.getByRole('status').textContent ?? '')?.[1]?.replaceAll(',', ''));

test('lowers the instalment with more own money, more years or less interest', () => {
  show();
  const first = instalment();
  expect(first).toBeGreaterThan(10_000);
  slide(/^Own money/, 50);
  const withMore = instalment();
  expect(withMore).toBeLessThan(first);
  slide(/^Years/, 30);
  const longer = instalment();
  expect(longer).toBeLessThan(withMore);
  slide(/^Annual interest/, 6);
  expect(instalment()).toBeLessThan(longer);
});

test("shows the own share in rupees and never exceeds lenders' limit", () => {
  show();
  slide(/^Own money/, 50);
  expect(screen.getByText('50% · ₹30 L')).toBeVisible();
  expect(screen.getByText(/^Loan ₹30 L, interest over the years/)).toBeVisible();
  expect(screen.getByRole('slider', { name: /^Own money/ })).toHaveAttribute('min', '20');
});

test.each([
  [2_500_000, '10'],
  [7_500_000, '20'],
  [9_000_000, '25'],
])('requires of ₹%i at least %s % of own money', (price, least) => {
  show({ price });
  expect(screen.getByRole('slider', { name: /^Own money/ })).toHaveAttribute('min', least);
});

test('lowers stamp duty for women where the law does, and does not ask elsewhere', () => {
  const { container, unmount } = show();
  const before = container.textContent;
  fireEvent.click(screen.getByLabelText('All buyers are women'));
  expect(container.textContent).not.toBe(before);
  expect(container).toHaveTextContent('Stamp duty (women buyers)');
  unmount();
  show({ category: 'Commercial' });
  expect(screen.queryByLabelText('All buyers are women')).not.toBeInTheDocument();
});

test('leaves our fee out of the total on request', () => {
  const { container } = show({ agency: { saleFeePercent: 2, loanCostsPercent: 1, legalCosts: 10_000 } });
  const total = () => Number(/All in, about₹([\d,]+)/.exec(container.textContent)?.[1]?.replaceAll(',', ''));
  const whole = total();
  fireEvent.click(screen.getByLabelText('Without our service and fee'));
  expect(whole - total()).toBe(PROPS.price * 0.02);
});

test('shows no instalment for a home without loans, and no total without known charges', () => {
  show({ category: 'Agricultural' });
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  const { container } = show({ knowsCharges: false, region: 'Delhi', regionName: 'Delhi' });
  expect(within(container).getByText(/We don’t know the rates in Delhi, so we show no total/)).toBeVisible();
});

test('shows the newest price first, and no history for a single price', () => {
  const at = (day: number) => `2026-1${day}-01T00:00:00.000Z`;
  const { container, rerender } = render(<PriceHistory history={[{ at: at(0), price: 6_000_000 }]} />);
  expect(container).toBeEmptyDOMElement();
  rerender(
    <PriceHistory
      history={[
        { at: at(0), price: 6_000_000 },
        { at: at(1), price: 5_800_000 },
        { at: at(2), price: 6_100_000 },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 Dec 2026up by ₹3 L₹61 L',
    '1 Nov 2026down by ₹2 L₹58 L',
    '1 Oct 2026₹60 L',
  ]);
});

test('shows a project number beside a code that opens it at the authority', () => {
  render(<ReraPanel number="P50500012345" />);
  const code = screen.getByRole('img', { name: 'QR code of project P50500012345 at MahaRERA' });
  const drawing = code.innerHTML;
  expect(drawing).toContain('<path');
  render(<ReraPanel number="P50500099999" />);
  expect(screen.getAllByRole('img')[1]?.innerHTML).not.toBe(drawing);
});
