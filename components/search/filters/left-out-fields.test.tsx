import { render, screen } from '@testing-library/react';
import { parseSearch } from '@/lib/search/schema';
import { Applied } from './applied';
import { LeftOutFields } from './left-out-fields';

/** The form as a browser would send it. */
function sent(query: string): string {
  const { container } = render(
    <form>
      <LeftOutFields search={parseSearch(new URLSearchParams(query))} isHome />
    </form>,
  );
  const form = container.querySelector('form')!;
  const fields = [...new FormData(form)].filter(([, value]) => value !== '');
  return fields.map(([name, value]) => `${name}=${String(value)}`).join('&');
}

test('the form offers floors, directions and possession to leave out, and nothing is ticked by itself', () => {
  expect(sent('type=sale&city=nagpur')).toBe('');
  for (const label of ['Ground floor', 'South facing', 'Under construction', 'Resale'])
    expect(screen.getByText(label)).toBeInTheDocument();
  expect(screen.getByLabelText('Localities to leave out')).toHaveValue('');
});

test('everything that an address rules out is ticked and is sent again', () => {
  const query =
    'type=sale&city=nagpur&notFloor=0,4&notFacing=south&notPossession=under-construction&notAmenities=lift&notLocality=besa&notNear=south-nagpur';
  expect(sent(query).split('&').sort()).toEqual(
    [
      ...['notFloor=0', 'notFloor=4', 'notFacing=south', 'notPossession=under-construction'],
      ...['notAmenities=lift', 'notLocality=besa', 'notNear=south-nagpur'],
    ].sort(),
  );
  expect(screen.getByText('Besa')).toBeInTheDocument();
});

test('a word that no home of the list contains is named without a count of zero', () => {
  render(
    <Applied
      search={parseSearch({ also: 'terrace servant' })}
      also={[
        { word: 'terrace', count: 0 },
        { word: 'servant', count: 3 },
      ]}
    />,
  );
  expect(screen.getByText('servant (3)')).toBeInTheDocument();
  expect(screen.getByText('None of these homes mentions: terrace')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('(0)');
});

test('what is liked has the name of its filter, its count, and becomes a condition with one press', () => {
  render(
    <Applied
      search={parseSearch({ type: 'sale', bedrooms: '2', prefer: 'facing.east,amenities.lift' })}
      also={[
        { word: 'facing.east', count: 12 },
        { word: 'amenities.lift', count: 0 },
      ]}
    />,
  );
  expect(screen.getByText('Preferred:', { exact: false })).toHaveTextContent('Preferred: East facing (12)');
  expect(screen.getByRole('link', { name: /^East facing/ })).toHaveAttribute(
    'href',
    '/buy?bedrooms=2&facing=east&prefer=amenities.lift',
  );
  expect(screen.getByText('None of these homes has what you prefer: Lift')).toBeInTheDocument();
});
