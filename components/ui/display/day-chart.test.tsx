import { render, screen } from '@testing-library/react';
import { DayChart } from './day-chart';

const points = (value: number) => [{ day: '2026-11-26', value, href: '/admin/enquiries?from=2026-11-26' }];
const chart = (sum: number) => (
  <DayChart title="Enquiries a day" points={points(sum)} sum={sum} href="/admin/enquiries" />
);

// jsdom lays nothing out, of which the chart warns
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a month with something in it is a chart and a table', () => {
  render(chart(3));
  expect(screen.getByRole('table', { name: 'Enquiries a day', hidden: true })).toBeTruthy();
  expect(screen.getByRole('link', { name: '3' })).toBeTruthy();
});

test('a month without anything has neither axes nor a table of zeros', () => {
  const { container } = render(chart(0));
  expect(screen.getByRole('link', { name: '0' }).getAttribute('href')).toBe('/admin/enquiries');
  expect(container.querySelector('table, svg, details')).toBeNull();
});
