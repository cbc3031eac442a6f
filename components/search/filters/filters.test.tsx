import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { parseSearch } from '@/lib/search/schema';
import { apiDouble } from '@/test/api-double';
import { Applied } from './applied';
import { FacetGroup } from './facet-group';
import { FilterSheet } from './filter-sheet';
import { LeftOutFields } from './left-out-fields';
import { LocalityField } from './locality-field';
import { LocationField } from './location-field';
import { RangeFields } from './range-fields';
import { ShowButton } from './show-button';

describe('filter sheet', () => {
  const FORM = `<form class="filter-form" aria-label="Filters" data-type="sale" data-noun="home" data-total="54">
  <label>2 BHK <input type="checkbox" name="bedrooms" value="2"></label>
  <div data-spot="locality"><input name="addLocality"></div>
  <span data-spot="show"><button type="submit">Show listings</button></span>
</form>`;

  /** The network of a browser, as far as the sheet asks it for a document. */
  const requested: string[] = [];
  let page: Document | null = null;
  class DocumentRequest extends EventTarget {
    responseType = '';
    get responseXML() {
      return page;
    }
    open(_method: string, href: string) {
      requested.push(href);
    }
    send() {
      this.dispatchEvent(new Event('loadend'));
    }
  }

  beforeEach(() => {
    requested.length = 0;
    page = new DOMParser().parseFromString(`<main>${FORM}</main>`, 'text/html');
    globalThis.XMLHttpRequest = DocumentRequest as never;
  });

  async function open(): Promise<void> {
    render(
      <FilterSheet applied={2}>
        <a href="/buy/nagpur?filters=only">All filters</a>
      </FilterSheet>,
    );
    expect(requested).toEqual([]);
    const details = screen.getByText('Filters (2)').closest('details')!;
    details.open = true;
    await act(async () => void fireEvent(details, new Event('toggle')));
    await screen.findByText(/All filters|Show 54 homes/);
  }

  test('the form comes when the sheet is opened, once, and works', async () => {
    await open();
    expect(await screen.findByRole('button', { name: 'Show 54 homes' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Add a locality' })).toBeVisible();
    expect(screen.getByLabelText('2 BHK')).not.toBeChecked();
    expect(screen.queryByText('All filters')).not.toBeInTheDocument();
    expect(requested).toEqual(['http://localhost/buy/nagpur?filters=only']);
  });

  test('where it cannot be fetched the link to its page stays', async () => {
    page = null;
    await open();
    expect(screen.getByRole('link', { name: 'All filters' })).toBeVisible();
  });
});

describe('left out fields', () => {
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
});

describe('locality field', () => {
  const network = apiDouble();
  const options = [
    { value: 'besa', label: 'Besa', count: 12 },
    { value: 'sadar', label: 'Sadar', count: 1 },
  ];
  const noun = 'home' as const;
  const changed = jest.fn();
  const field = () => screen.getByRole('combobox', { name: 'Add a locality' });
  const boxes = () =>
    screen
      .getAllByRole('checkbox')
      .map((box) => [(box as HTMLInputElement).value, (box as HTMLInputElement).checked]);
  function Sample() {
    const [form, setForm] = useState<HTMLFormElement | null>(null);
    return (
      <form ref={setForm} onChange={changed}>
        <input type="hidden" name="city" value="nagpur" />
        {form && <LocalityField form={form} type="sale" noun="home" />}
        <FacetGroup title="Locality" name="locality" {...{ noun, options }} chosen={['besa']} open />
      </form>
    );
  }
  const show = () => render(<Sample />);
  const reply = (starts: string, localities: object[], more = 0) =>
    network.replies(
      `GET /api/search/localities?type=sale&starts=${starts}&language=en&city=nagpur&locality=besa`,
      {
        localities,
        more,
      },
    );
  const trimurti = { value: 'trimurti-nagar', label: 'Trimurti Nagar', count: 3 };

  beforeEach(() => void changed.mockClear());

  test('a locality that the page did not bring along is found, and is chosen by keyboard beside the others', async () => {
    reply('tri', [trimurti, { value: 'trinity', label: 'Trinity', count: 1 }], 5);
    show();
    expect(boxes()).toEqual([
      ['besa', true],
      ['sadar', false],
    ]);
    await userEvent.type(field(), 'tri');
    const list = await screen.findByRole('listbox', { name: 'Localities' });
    expect(within(list).getAllByRole('option')[0]).toHaveTextContent('Trimurti Nagar3');
    expect(screen.getByRole('status')).toHaveTextContent('5 more: type on');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(field()).toHaveAttribute('aria-activedescendant', within(list).getAllByRole('option')[0]!.id);
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(boxes()).toContainEqual(['trimurti-nagar', true]));
    expect(boxes()).toContainEqual(['besa', true]);
    expect(screen.getByRole('checkbox', { name: 'Trimurti Nagar, 3 homes' })).toBeChecked();
    expect(field()).toHaveValue('');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('one that is on the page is ticked there, and Escape puts what was typed away', async () => {
    reply('sa', [options[1]!]);
    show();
    await userEvent.type(field(), 'sa');
    const sent: string[] = [];
    const send = () => sent.push((field() as HTMLInputElement).value);
    document.querySelector('form')?.addEventListener('change', send);
    await userEvent.click(await screen.findByRole('option'));
    expect(sent).toEqual(['']);
    expect(boxes()).toEqual([
      ['besa', true],
      ['sadar', true],
    ]);
    await userEvent.type(field(), 'x{Escape}');
    expect(field()).toHaveValue('');
  });
});

describe('location field', () => {
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
});

describe('range fields', () => {
  const show = (search: Record<string, string>, unreadable = {}) =>
    render(<RangeFields name="price" was="" search={parseSearch(search)} unreadable={unreadable} />);

  test('the ends are there as people write them', () => {
    show({ minPrice: '6000000', maxPrice: '6012345' });
    expect(screen.getByLabelText('Minimum')).toHaveValue('60 lakh');
    expect(screen.getByLabelText('Maximum')).toHaveValue('60,12,345');
  });

  test('what cannot be read stays, with a word what can', () => {
    show({}, { minPrice: 'cheap' });
    expect(screen.getByLabelText('Minimum')).toHaveValue('cheap');
    expect(screen.getByLabelText('Minimum')).toBeInvalid();
    expect(screen.getByText('Write an amount such as 60 lakh, 0.6 cr or 45k')).toBeVisible();
    expect(screen.getByLabelText('Maximum')).toBeValid();
  });
});

describe('show button', () => {
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
});
