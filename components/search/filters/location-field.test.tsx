import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble } from '@/test/api-double';
import { LocationField } from './location-field';

const network = apiDouble();
const locations = [
  { label: 'Besa', count: 12 },
  { label: 'Dharampeth', count: 1 },
];
const field = () => screen.getByRole('combobox', { name: 'Location' });
const options = () =>
  [...document.querySelectorAll('datalist option')].map((element) => element.getAttribute('value'));

test('offers every location with its count, in the list that the field names', () => {
  render(<LocationField value="Besa" locations={locations} more={0} values={{}} />);
  expect(field()).toHaveValue('Besa');
  expect(field()).toHaveAttribute('list', document.querySelector('datalist')!.id);
  expect(options()).toEqual(['Besa', 'Dharampeth']);
  expect(document.querySelector('datalist')).toHaveTextContent('12 properties1 property');
});

test('where there are more than the page brought along, it asks for those that begin like what is typed', async () => {
  network.replies('GET /api/search/locations?type=rent&location=&starts=tow', {
    locations: [{ label: 'Tower 7', count: 3 }],
  });
  render(<LocationField value={undefined} locations={locations} more={40} values={{ type: 'rent' }} />);
  await userEvent.type(field(), 'tow');
  await waitFor(() => expect(options()).toEqual(['Tower 7']));
  await userEvent.clear(field());
  await waitFor(() => expect(options()).toEqual(['Besa', 'Dharampeth']));
});

test('several are chosen one after the other, and those around with one tap', async () => {
  const heard = jest.fn();
  render(
    <form onInput={heard}>
      <LocationField
        value="Besa"
        locations={locations}
        more={0}
        nearby={[{ label: 'Manish Nagar', km: 1.24 }]}
        values={{ location: 'Besa', type: 'sale' }}
      />
    </form>,
  );
  const near = screen.getByRole('link', { name: '+ Manish Nagar, 1.2 km' });
  expect(near).toHaveAttribute('href', '/properties?location=Besa,+Manish+Nagar&type=sale');
  await userEvent.click(near);
  expect(field()).toHaveValue('Besa, Manish Nagar');
  expect(heard).toHaveBeenCalled();
  await userEvent.type(field(), ', D');
  expect(options()).toEqual(['Besa, Manish Nagar, Besa', 'Besa, Manish Nagar, Dharampeth']);
});
