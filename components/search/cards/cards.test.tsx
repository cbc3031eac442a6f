import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { toPropertyCardDto } from '@/lib/listings/dto';
import { apiDouble } from '@/test/api-double';
import { CardGrid } from './card-grid';
import { CardIsland } from './card-island';
import { LiveCards } from './live-cards';
import { PropertyCard } from './property-card';

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

  test('a photograph that cannot be loaded makes way for a drawing', async () => {
    render(
      <LiveCards
        items={[card({ images: [{ url: '/media/x/1280.jpg', public_id: 'x', width: 4, height: 3 }] })]}
      />,
    );
    const picture = document.querySelector('[data-drawn] img');
    await act(async () => picture?.dispatchEvent(new Event('error')));
    expect(document.querySelector('.card-frame > svg')).toBeInTheDocument();
  });

  test('a home whose page was opened in this browser says so', async () => {
    localStorage.setItem('saptam:visited', JSON.stringify([FLAT]));
    render(<LiveCards items={[card()]} />);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'saptam:visited' })));
    await waitFor(() => expect(screen.getByText(/Seen/)).toBeVisible());
    localStorage.clear();
  });

  test('why a card is where it is opens and closes', async () => {
    render(
      <LiveCards items={[{ ...card(), rank: { sort: 'price-asc', place: 2, of: 5, value: 6_000_000 } }]} />,
    );
    const button = screen.getByRole('button', { name: /^Why is this here/ });
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

  test('a featured card says so, and how many bathrooms there are', () => {
    render(<PropertyCard property={toPropertyCardDto({ ...row, bedrooms: 2, bathrooms: 2 })} featured />);
    expect(screen.getByText(/Featured/)).toBeVisible();
    expect(screen.getByText(/2 baths/)).toBeVisible();
  });

  test('a rent has its price of a square foot too', () => {
    show();
    expect(screen.getByText('₹20/sq ft')).toBeVisible();
  });

  test('a shop is a shop, and farmland is measured in acres as well', () => {
    show({ category: 'Commercial', subType: 'shop' });
    expect(screen.getByText(/^Shop/)).toBeVisible();
    show({ category: 'Agricultural', type: 'sale', area: 108_900, carpetArea: undefined });
    expect(screen.getByText(/1,08,900 sq ft · 2 acres 20 guntha/)).toBeVisible();
  });

  test('the distance from a metro station is said once, also in a list around one', () => {
    const metro = { km: 0.5, to: 'Nari Road Metro' };
    const card = (distance: object) =>
      render(
        <PropertyCard property={Object.assign(toPropertyCardDto(row), { metro, distance })} />,
      ).container.textContent?.match(/500 m|1\.2 km/g);
    expect(card({ km: 0.5, to: 'a metro station' })).toEqual(['500 m']);
    expect(card({ km: 1.2, to: 'AIIMS' })).toEqual(['500 m', '1.2 km']);
  });
});
