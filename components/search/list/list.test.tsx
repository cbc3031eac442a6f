import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MapLink } from '@/app/_views/list-view';
import { CardGrid } from '@/components/search/cards/card-grid';
import { CardIsland } from '@/components/search/cards/card-island';
import { PropertyCard } from '@/components/search/cards/property-card';
import { PropertyGrid } from '@/components/search/cards/property-grid';
import { Disclosure } from '@/components/search/filters/disclosure';
import { LiveCount } from '@/components/search/filters/live-count';
import { toPropertyCardDto } from '@/lib/listings/dto';
import type { ListPage } from '@/lib/search/lists/dto';
import type { LocalityDto } from '@/lib/search/localities/dto';
import { parseSearch } from '@/lib/search/schema';
import { apiDouble } from '@/test/api-double';
import { CardPriceSwitch } from './card-price-switch';
import { LocalityFacts } from './locality-facts';
import { MembersList } from './members-list';
import { NotUnderstood } from './not-understood';

describe('live cards', () => {
  const network = apiDouble();

  const card = (digit: number, title: string) =>
    toPropertyCardDto({
      _id: String(digit).repeat(24),
      title,
      price: 6_000_000,
      area: 1000,
      type: 'sale',
      category: 'Residential',
      status: 'active',
      city: 'Nagpur',
      address: 'Sadar',
      createdAt: new Date('2026-11-21'),
    });

  test('removes and counts homes hidden before, and leaves an undo in the place of one hidden now', async () => {
    localStorage.setItem('saptam:homes', JSON.stringify({ saved: [], hidden: ['1'.repeat(24)] }));
    network.replies('GET /api/shortlist?only=ids', { saved: [], hidden: ['1'.repeat(24)] });
    network.replies(`PUT /api/shortlist/hidden/${'2'.repeat(24)}`, {});
    network.replies(`DELETE /api/shortlist/hidden/${'1'.repeat(24)}`, {});
    render(<PropertyGrid items={[card(1, 'Dark flat'), card(2, 'Noisy flat'), card(3, 'Sunny flat')]} />);
    expect(await screen.findByText(/^One home is left out here/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Dark flat' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Hide: Noisy flat' }));
    expect(screen.getByText('Hidden: Noisy flat')).toBeVisible();
    expect(screen.getByText(/^One home is left out here/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show which' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show again: Dark flat' }));
    expect(screen.getByRole('link', { name: 'Dark flat' })).toBeVisible();
    expect(screen.queryByText(/left out here/)).toBeNull();
  });
});

describe('news on a card', () => {
  const DAY = 86_400_000;
  const ago = (days: number) => new Date(Date.now() - days * DAY);
  const home = (priceHistory: object[], createdAt = ago(90)) =>
    toPropertyCardDto({
      _id: 'a'.repeat(24),
      title: 'Flat',
      price: 6_000_000,
      area: 1000,
      type: 'sale',
      category: 'Residential',
      status: 'active',
      address: 'Sadar',
      createdAt,
      priceHistory,
    });
  const chip = (property: ReturnType<typeof home>) => {
    const { unmount } = render(<PropertyCard property={property} />);
    const text = screen.getByText('For Sale').querySelector('b')?.textContent;
    unmount();
    return text;
  };

  test('is a price reduced within two months or a listing of three days, and nothing else', () => {
    const [before, now] = [
      { price: 7_000_000, at: ago(80) },
      { price: 6_000_000, at: ago(5) },
    ];
    expect(chip(home([before, now]))).toBe('Price reduced');
    expect(chip(home([{ ...before, price: 5_000_000 }, now]))).toBe('');
    expect(chip(home([before, { ...now, at: ago(70) }]))).toBe('');
    expect(chip(home([before], ago(1)))).toBe('New');
  });

  test('ignores a price that was raised first, unless the lower one was long ago', () => {
    const raised = [
      { price: 6_000_000, at: ago(12) },
      { price: 5_500_000, at: ago(5) },
    ];
    expect(chip(home([{ price: 5_000_000, at: ago(30) }, ...raised]))).toBe('');
    expect(chip(home([{ price: 5_500_000, at: ago(30) }, ...raised]))).toBe('');
    const long = { price: 6_000_000, at: ago(80) };
    expect(chip(home([{ price: 5_000_000, at: ago(200) }, long, raised[1]!]))).toBe('Price reduced');
  });
});

describe('featured card', () => {
  test('shows rooms, area and baths before the floor, in as many lines as needed', () => {
    const property = toPropertyCardDto({
      ...{ _id: 'a'.repeat(24), title: 'Flat', price: 6_000_000, area: 1000, bedrooms: 3, bathrooms: 2 },
      ...{ type: 'sale', category: 'Residential', status: 'active', floor: 4, totalFloors: 9 },
      address: 'Sadar',
      createdAt: new Date(),
    });
    const line = () => screen.getByText(/^3 BHK flat · 1,000 sq ft/);
    const { rerender } = render(<PropertyCard property={property} featured />);
    expect(line()).toHaveTextContent('3 BHK flat · 1,000 sq ft · 2 baths · Floor 4 of 9');
    expect(line()).not.toHaveClass('line-clamp-1');
    rerender(<PropertyCard property={property} />);
    expect(line()).toHaveClass('line-clamp-1');
  });
});

describe('list controls', () => {
  test('keeps crawlers from the map of a list, which is not indexed', () => {
    render(<MapLink search={parseSearch({ city: 'nagpur' })} />);
    expect(screen.getByRole('link', { name: 'Map' })).toHaveAttribute('rel', 'nofollow');
  });

  test('announces the count only after another list', () => {
    const cameFrom = (referrer: string) =>
      Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
    // jsdom lacks both
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

  test('closes a panel over the list with Escape or when the focus leaves', () => {
    render(
      <>
        <Disclosure summary="Sort">
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
    // the focus is then on no element, and the page receives the keys
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(details.open).toBe(false);
    expect(screen.getByText('Sort')).toHaveFocus();
    details.open = true;
    fireEvent.blur(inside, { relatedTarget: elsewhere });
    expect(details.open).toBe(false);
  });

  test('notices a panel opened before its script loaded', () => {
    const onOpen = jest.fn();
    const page = (
      <Disclosure summary="Filters" onOpen={onOpen}>
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

  test('shows a locality’s figures, its surroundings and the basis of the counts', () => {
    render(<LocalityFacts locality={LOCALITY} type="sale" />);
    const region = screen.getByRole('region', { name: 'Prices in Dharampeth' });
    const [figures, near] = region.querySelectorAll('dl');
    expect(figures).toHaveTextContent('Offered12');
    expect(figures).toHaveTextContent('Median asking price₹5,900/sq ft (11 homes)');
    expect(figures).toHaveTextContent('2 BHK₹5,700/sq ft (6 homes)');
    expect(figures).toHaveTextContent('Gone within41 days half of 7 homes');
    expect(near).toHaveTextContent('Metro');
    expect(near).toHaveTextContent('Modern School Neeri, 2.3 km');
    expect(within(region).getByRole('link', { name: 'Jhansi Rani Square Metro' })).toHaveAttribute(
      'href',
      '/buy/nagpur?near=jhansi-rani-metro&sort=distance',
    );
    expect(region).toHaveTextContent('Median asking price here: ₹5,000 in Q1 2024, ₹5,700 in Q4 2025.');
  });

  test('says so and shows no figures with fewer than five homes', () => {
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
    expect(region).toHaveTextContent('Too few to say. We need at least five.');
    expect(region).not.toHaveTextContent('₹');
  });
});

describe('card island', () => {
  const network = apiDouble();
  const FLAT = 'a'.repeat(24);

  const card = (more: object = {}) =>
    toPropertyCardDto({
      _id: FLAT,
      title: 'Flat',
      price: 6_000_000,
      area: 1000,
      type: 'sale',
      category: 'Residential',
      status: 'active',
      city: 'Nagpur',
      address: 'Sadar',
      createdAt: new Date('2026-11-21'),
      ...more,
    });

  const page = (
    <CardIsland>
      <CardGrid items={[card()]} />
    </CardIsland>
  );

  async function hydrated(html: string): Promise<HTMLElement> {
    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.append(container);
    const errors: unknown[] = [];
    await act(async () =>
      hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) }),
    );
    expect(errors).toEqual([]);
    return container;
  }

  afterEach(() => {
    document.body.innerHTML = '';
  });

  test('keeps the elements of the server and enables their buttons', async () => {
    network.replies(`PUT /api/shortlist/homes/${FLAT}`, {});
    const html = renderToString(page);
    expect(html).toMatch(
      /<button[^>]* disabled=""[^>]* data-act="save"|<button[^>]*data-act="save"[^>]* disabled=""/,
    );
    const container = await hydrated(html);
    const link = screen.getByRole('link', { name: 'Flat' });
    expect(container).toContainElement(link);
    const heart = screen.getByRole('button', { name: 'Save this home: Flat' });
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.getByRole('link', { name: 'Flat' })).toBe(link);
    expect(network.calls).toContainEqual(expect.objectContaining({ path: `/api/shortlist/homes/${FLAT}` }));
  });

  test('replaces a photograph that fails to load with a drawing', async () => {
    render(
      <PropertyGrid
        items={[card({ images: [{ url: '/media/x/1280.jpg', public_id: 'x', width: 4, height: 3 }] })]}
      />,
    );
    const picture = document.querySelector('[data-drawn] img');
    await act(async () => picture?.dispatchEvent(new Event('error')));
    expect(document.querySelector('.card-frame > svg')).toBeInTheDocument();
  });

  test('marks a home whose page was opened in this browser', async () => {
    localStorage.setItem('saptam:visited', JSON.stringify([FLAT]));
    render(<PropertyGrid items={[card()]} />);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'saptam:visited' })));
    await waitFor(() => expect(screen.getByText(/Seen/)).toBeVisible());
    localStorage.clear();
  });

  test('opens and closes the reason for a card’s rank', async () => {
    render(
      <PropertyGrid
        items={[{ ...card(), rank: { sort: 'price-asc', place: 2, of: 5, value: 6_000_000 } }]}
      />,
    );
    const button = screen.getByRole('button', { name: /^Why am I seeing this/ });
    expect(screen.queryByRole('status')).toBeNull();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('status')).toBeVisible();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('property card', () => {
  const row = {
    _id: '65f000000000000000000001',
    title: 'Listing',
    price: 18_000,
    area: 1000,
    carpetArea: 900,
    type: 'rent',
    category: 'Residential',
    status: 'active',
    city: 'Nagpur',
    address: 'Sadar',
    createdAt: new Date('2026-11-21'),
  };
  const show = (more: object = {}) =>
    render(<PropertyCard property={toPropertyCardDto({ ...row, ...more })} />);

  test('says that a card is featured, and shows the bathrooms', () => {
    render(<PropertyCard property={toPropertyCardDto({ ...row, bedrooms: 2, bathrooms: 2 })} featured />);
    expect(screen.getByText(/Featured/)).toBeVisible();
    expect(screen.getByText(/2 baths/)).toBeVisible();
  });

  test('shows the price per square foot of a rent too', () => {
    show();
    expect(screen.getByText('₹20/sq ft')).toBeVisible();
  });

  test('names a shop a shop, and also measures farmland in acres', () => {
    show({ category: 'Commercial', subType: 'shop' });
    expect(screen.getByText(/^Shop/)).toBeVisible();
    show({ category: 'Agricultural', type: 'sale', area: 108_900, carpetArea: undefined });
    expect(screen.getByText(/1,08,900 sq ft · 2 acres 20 guntha/)).toBeVisible();
  });

  test('shows the distance from a metro station once, also in a list around one', () => {
    const metro = { km: 0.5, to: 'Nari Road Metro' };
    const card = (distance: object) =>
      render(
        <PropertyCard property={Object.assign(toPropertyCardDto(row), { metro, distance })} />,
      ).container.textContent?.match(/500 m|1\.2 km/g);
    expect(card({ km: 0.5, to: 'a metro station' })).toEqual(['500 m']);
    expect(card({ km: 1.2, to: 'AIIMS' })).toEqual(['1.2 km', '500 m']);
  });
});

describe('price switch', () => {
  test('keeps the all-in cost switch working without storage', async () => {
    const refuse = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    const storage = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse);
    render(<CardPriceSwitch />);
    const choice = screen.getByRole('checkbox', { name: 'Show all-in cost' });
    await userEvent.click(choice);
    expect(choice).toBeChecked();
    await userEvent.click(choice);
    expect(choice).not.toBeChecked();
    storage.mockRestore();
  });
});

describe("members' list", () => {
  const PATH = '/properties';

  function Sample({ values = {} }: { values?: Record<string, string> }) {
    return (
      <MembersList
        values={values}
        unreadable={{}}
        locations={[]}
        moreLocations={0}
        nearbyLocations={[]}
        count="12 properties found"
      >
        <a href={PATH}>Clear all filters</a>
        <a href={`${PATH}?page=2`}>Page 2</a>
        <a href="/properties/0123456789abcdef01234567">A home</a>
      </MembersList>
    );
  }

  const scrolled = jest.fn();
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });

  beforeEach(() => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', PATH);
    scrolled.mockClear();
    window.scrollTo = scrolled;
  });
  afterEach(() => jest.useRealTimers());

  test('makes typed text the list’s address shortly afterwards, in figures, from the first page', () => {
    render(<Sample values={{ type: 'rent' }} />);
    type('Search properties', ' garden ');
    type('Min Price (₹)', '20k');
    act(() => jest.advanceTimersByTime(100));
    expect(visited).toEqual([]);
    act(() => jest.advanceTimersByTime(300));
    expect(visited).toEqual([`${PATH}?q=garden&type=rent&minPrice=20000`]);
  });

  test('applies a choice at once', () => {
    render(<Sample values={{ type: 'rent' }} />);
    fireEvent.input(screen.getByLabelText('Type'), { target: { value: 'sale' } });
    act(() => jest.advanceTimersByTime(0));
    expect(visited).toEqual([`${PATH}?type=sale`]);
  });

  test.each([
    ['Min Price (₹)', '-5', /Enter an amount, such as/],
    ['Max Price (₹)', 'a lot', /Enter an amount, such as/],
    ['Min Bedrooms', '-5', /Enter a number, such as/],
    ['Min Bedrooms', 'abc', /Enter a number, such as/],
    ['Min Area (sq ft)', '-1', /Enter an area, such as/],
  ])(
    'explains a figure in %s that reads %s beside its field, and does not filter by it',
    (label, typed, words) => {
      render(<Sample values={{ type: 'rent' }} />);
      type(label, typed);
      act(() => jest.advanceTimersByTime(300));
      expect(visited).toEqual([`${PATH}?type=rent`]);
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
    },
  );

  test('applies text at once with Enter, without submitting the form', () => {
    render(<Sample />);
    type('Search properties', 'plot');
    expect(fireEvent.submit(screen.getByLabelText('Search properties').closest('form')!)).toBe(false);
    act(() => jest.advanceTimersByTime(300));
    expect(visited).toEqual([`${PATH}?q=plot`]);
  });

  test.each(['Reset Filters', 'Clear all filters'])('empties every field with "%s"', (name) => {
    render(<Sample values={{ type: 'rent', minPrice: '20000', q: 'garden' }} />);
    fireEvent.click(screen.getByText(name));
    expect(visited).toEqual([PATH]);
    for (const label of ['Search properties', 'Type', 'Min Price (₹)'])
      expect(screen.getByLabelText(label)).toHaveValue('');
  });

  test('follows a page link to the list’s top without a reload, and leaves a listing’s link to the browser', () => {
    render(<Sample />);
    expect(fireEvent.click(screen.getByText('Page 2'))).toBe(false);
    expect(visited).toEqual([`${PATH}?page=2`]);
    expect(scrolled).toHaveBeenCalledWith({ top: 0 });
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByText('A home'));
    expect(visited).toHaveLength(1);
  });

  test('opens the filters by their button, and initially if one is active', async () => {
    jest.useRealTimers();
    const { unmount } = render(<Sample values={{ q: 'garden' }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show Filters' }));
    expect(screen.getByRole('button', { name: 'Hide Filters' })).toHaveAttribute('aria-expanded', 'true');
    unmount();
    render(<Sample values={{ type: 'rent' }} />);
    expect(screen.getByRole('button', { name: 'Hide Filters' })).toBeInTheDocument();
  });

  test('lets the keyboard skip the filters to the results', () => {
    render(<Sample />);
    expect(screen.getByRole('link', { name: 'Skip to results' })).toHaveAttribute('href', '#results');
    expect(screen.getByRole('region', { name: 'Results' })).toHaveAttribute('tabindex', '-1');
  });
});

describe('unknown words', () => {
  const show = (more: object) =>
    render(
      <NotUnderstood
        page={
          {
            place: { type: 'sale' },
            search: {},
            either: [],
            unrecognised: undefined,
            unknownNear: undefined,
            unknownLocalities: [],
            ...more,
          } as unknown as ListPage
        }
      />,
    );

  test('lists all unknown words in one line, so that the first home stays visible', () => {
    show({ unrecognised: 'zxqwv', unknownNear: 'Moon Station', unknownLocalities: ['Atlantis'] });
    const line = screen.getByRole('status');
    expect(line).toHaveTextContent(
      /^Left out: zxqwv · We don’t know a place called Moon Station, .* Atlantis/,
    );
  });

  test('says in one sentence what was understood, with the budget, and what was left out', () => {
    show({
      search: { type: 'sale', city: 'nagpur', locality: ['besa'], bedrooms: [2], maxPrice: 5_500_000 },
      unrecognised: '75L',
    });
    expect(screen.getByRole('status')).toHaveTextContent('2 BHK, up to ₹55 L, Besa. Left out: 75L');
  });

  test('links to each side of an alternative', () => {
    const either = [
      { bedrooms: [2], maxPrice: 5_500_000 },
      { bedrooms: [3], maxPrice: 7_500_000 },
    ];
    show({ search: parseSearch({ city: 'nagpur', bedrooms: '2,3', maxPrice: '7500000' }), either });
    expect(screen.getByRole('link', { name: '2 BHK, Up to ₹55 L' })).toHaveAttribute(
      'href',
      expect.stringMatching(/bedrooms=2&.*maxPrice=5500000/),
    );
    expect(screen.getByRole('link', { name: '3 BHK, Up to ₹75 L' })).toBeVisible();
  });

  test('shows no line when everything was understood', () => {
    expect(show({}).container).toBeEmptyDOMElement();
  });
});
