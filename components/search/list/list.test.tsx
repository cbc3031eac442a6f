import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Disclosure } from '@/components/search/filters/disclosure';
import { LiveCount } from '@/components/search/filters/live-count';
import type { LocalityDto } from '@/lib/search/localities/dto';
import { LocalityFacts } from './locality-facts';

describe('list controls', () => {
  test('the new count is announced only after another list', () => {
    const cameFrom = (referrer: string) =>
      Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
    // jsdom has neither
    Object.assign(globalThis, { PerformanceNavigationTiming: class {} });
    performance.getEntriesByType = () => [];
    URL.parse ??= (address: string) => new URL(address);
    cameFrom('http://localhost/buy/nagpur');
    const { unmount } = render(<LiveCount message="The list has changed: 3 properties" />);
    expect(screen.getByRole('status')).toHaveTextContent('The list has changed: 3 properties');
    unmount();
    cameFrom('http://localhost/about');
    render(<LiveCount message="The list has changed: 3 properties" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('what lies over the list closes with Escape, which gives the focus back, and when the focus goes elsewhere', () => {
    render(
      <>
        <Disclosure name="controls" summary="Sort">
          <button type="button">Newest</button>
        </Disclosure>
        <button type="button">Elsewhere</button>
      </>,
    );
    const details = screen.getByText('Sort').closest('details')!;
    const inside = screen.getByRole('button', { name: 'Newest', hidden: true });
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    details.open = true;
    fireEvent.keyDown(inside, { key: 'Escape' });
    expect(details.open).toBe(false);
    details.open = true;
    fireEvent.blur(inside, { relatedTarget: screen.getByText('Sort') });
    expect(details.open).toBe(true);
    fireEvent.blur(inside, { relatedTarget: null });
    expect(details.open).toBe(true);
    // the focus is nowhere then, and the keys go to the page
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(details.open).toBe(false);
    expect(screen.getByText('Sort')).toHaveFocus();
    details.open = true;
    fireEvent.blur(inside, { relatedTarget: elsewhere });
    expect(details.open).toBe(false);
  });

  test('what was opened before its script was there is noticed when it comes', () => {
    const onOpen = jest.fn();
    const page = (
      <Disclosure name="controls" summary="Filters" onOpen={onOpen}>
        <a href="/buy/nagpur?filters=only">All filters</a>
      </Disclosure>
    );
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(page);
    root.querySelector('details')!.open = true;
    render(page, { container: root, hydrate: true });
    expect(root.querySelector('details')).toHaveProperty('open', true);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });
});

describe('locality facts', () => {
  const LOCALITY: LocalityDto = {
    name: 'Dharampeth',
    city: { slug: 'nagpur', name: 'Nagpur' },
    category: 'Residential',
    offered: 12,
    basis: 'carpetArea',
    rate: { middle: 5900, count: 11 },
    rates: [{ bedrooms: 2, middle: 5700, count: 6 }],
    stayed: { middle: 41, count: 7 },
    listedFor: { middle: 23, count: 12 },
    quarters: Array.from({ length: 8 }, (_, i) => ({
      quarter: `Q${(i % 4) + 1} ${2024 + Math.floor(i / 4)}`,
      middle: 5000 + i * 100,
      count: 5,
    })),
    around: {
      groups: [
        {
          title: 'Metro',
          places: [{ slug: 'jhansi-rani-metro', name: 'Jhansi Rani Square Metro', km: 0.9 }],
        },
        {
          title: 'Schools',
          places: [],
          nearest: { slug: 'modern-school', name: 'Modern School Neeri', km: 2.3 },
        },
      ],
      landmarks: [],
      isAbout: true,
    },
  };

  test('the figures of a locality, what is near it, and what they are counted from', () => {
    render(<LocalityFacts locality={LOCALITY} type="sale" />);
    const region = screen.getByRole('region', { name: 'Prices in Dharampeth' });
    const [figures, near] = region.querySelectorAll('dl');
    expect(figures).toHaveTextContent('Offered12');
    expect(figures).toHaveTextContent('Middle asked price₹5,900/sq ft (11 homes)');
    expect(figures).toHaveTextContent('2 BHK₹5,700/sq ft (6 homes)');
    expect(figures).toHaveTextContent('Gone within41 days half of 7 homes');
    expect(near).toHaveTextContent('Metro');
    expect(near).toHaveTextContent('Modern School Neeri, 2.3 km');
    expect(within(region).getByRole('link', { name: 'Jhansi Rani Square Metro' })).toHaveAttribute(
      'href',
      '/buy/nagpur?near=jhansi-rani-metro&sort=distance',
    );
    expect(region).toHaveTextContent('Middle asked price here: ₹5,000 in Q1 2024, ₹5,700 in Q4 2025.');
  });

  test('with fewer than five homes the page says so, and gives no figure', () => {
    const few = {
      ...LOCALITY,
      offered: 4,
      rate: undefined,
      rates: [],
      stayed: undefined,
      listedFor: undefined,
    };
    render(<LocalityFacts locality={few} type="sale" />);
    const region = screen.getByRole('region', { name: 'Prices in Dharampeth' });
    expect(region).toHaveTextContent('Too few to say: at least five are needed.');
    expect(region).not.toHaveTextContent('₹');
  });
});
