import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { AskBox } from '@/components/search/box/ask-box';
import { NavSearch } from '@/components/search/box/nav-search';
import { FeaturedFilter } from '@/components/search/home/featured-filter';
import type { SuggestReply } from '@/lib/search/box/dto';
import { parseSearch } from '@/lib/search/schema';
import { apiDouble } from '@/test/api-double';
import { Applied } from './applied';
import { FacetGroup } from './facet-group';
import { FirstFilters } from './filter-form';
import { ShowButton } from './filter-panel';
import { RangeFields } from './filter-parts';
import { FilterSheet } from './filter-sheet';
import { LeftOutFields } from './left-out-fields';
import { LocalityField } from './locality-field';
import { LocationField } from './location-field';

describe('filter sheet', () => {
  const FORM = `<form class="filter-form" aria-label="Filters" data-type="sale" data-noun="home" data-total="54">
  <label>2 BHK <input type="checkbox" name="bedrooms" value="2"></label>
  <div data-spot="locality"><input name="addLocality"></div>
  <span data-spot="show"><button type="submit">Show listings</button></span>
</form>`;

  /** Documents that the sheet has requested from the network. */
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

  test('loads the form once when the sheet is opened, and it works', async () => {
    await open();
    expect(await screen.findByRole('button', { name: 'Show 54 homes' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Add a locality' })).toBeVisible();
    expect(screen.getByLabelText('2 BHK')).not.toBeChecked();
    expect(screen.queryByText('All filters')).not.toBeInTheDocument();
    expect(requested).toEqual(['http://localhost/buy/nagpur?filters=only']);
  });

  test('keeps the link to the page if the form fails to load', async () => {
    page = null;
    await open();
    expect(screen.getByRole('link', { name: 'All filters' })).toBeVisible();
  });
});

describe('exclusion fields', () => {
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

  test('offer floors, directions and possession for exclusion, with none ticked in advance', () => {
    expect(sent('type=sale&city=nagpur')).toBe('');
    for (const label of ['Ground floor', 'South facing', 'Under construction', 'Resale'])
      expect(screen.getByText(label)).toBeInTheDocument();
    expect(screen.getByLabelText('Localities to exclude')).toHaveValue('');
  });

  test('tick and resend everything that an address excludes', () => {
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

  test('name a word that no home contains, without showing a zero', () => {
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
    expect(screen.getByText('None of these homes mention: terrace')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('(0)');
  });

  test('do not strike through a budget that was only widened', () => {
    const search = parseSearch({ type: 'sale', maxPrice: '6000000', facing: 'east' });
    render(<Applied search={search} shown={{ ...search, facing: undefined, maxPrice: 7_200_000 }} />);
    expect([...document.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual([
      'East facing',
    ]);
  });

  test('show a wish with its filter’s name and count, and make it a condition with one press', () => {
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

  test('finds a locality that the page lacks, and selects it by keyboard beside the others', async () => {
    reply('tri', [trimurti, { value: 'trinity', label: 'Trinity', count: 1 }], 5);
    show();
    expect(boxes()).toEqual([
      ['besa', true],
      ['sadar', false],
    ]);
    await userEvent.type(field(), 'tri');
    const list = await screen.findByRole('listbox', { name: 'Localities' });
    expect(within(list).getAllByRole('option')[0]).toHaveTextContent('Trimurti Nagar3');
    expect(screen.getByRole('status')).toHaveTextContent('5 more, keep typing');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(field()).toHaveAttribute('aria-activedescendant', within(list).getAllByRole('option')[0]!.id);
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(boxes()).toContainEqual(['trimurti-nagar', true]));
    expect(boxes()).toContainEqual(['besa', true]);
    expect(screen.getByRole('checkbox', { name: 'Trimurti Nagar, 3 homes' })).toBeChecked();
    expect(field()).toHaveValue('');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('ticks a locality on the page there, and clears typed text with Escape', async () => {
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

  test('offers every location with its count in the field’s list', () => {
    render(<LocationField value="Besa" locations={locations} more={0} values={{}} />);
    expect(field()).toHaveValue('Besa');
    expect(field()).toHaveAttribute('list', document.querySelector('datalist')!.id);
    expect(options()).toEqual(['Besa', 'Dharampeth']);
    expect(document.querySelector('datalist')).toHaveTextContent('12 properties1 property');
  });

  test('asks the server for entries of a longer list that begin with the typed text', async () => {
    network.replies('GET /api/search/locations?type=rent&location=&starts=tow', {
      locations: [{ label: 'Tower 7', count: 3 }],
    });
    render(<LocationField value={undefined} locations={locations} more={40} values={{ type: 'rent' }} />);
    await userEvent.type(field(), 'tow');
    await waitFor(() => expect(options()).toEqual(['Tower 7']));
    await userEvent.clear(field());
    await waitFor(() => expect(options()).toEqual(['Besa', 'Dharampeth']));
  });

  test('selects several one after another, and nearby ones with one tap', async () => {
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

  test('show the ends as people write them', () => {
    show({ minPrice: '6000000', maxPrice: '6012345' });
    expect(screen.getByLabelText('Minimum')).toHaveValue('60 lakh');
    expect(screen.getByLabelText('Maximum')).toHaveValue('60,12,345');
  });

  test('keeps unreadable text, with a hint of readable text', () => {
    show({}, { minPrice: 'cheap' });
    expect(screen.getByLabelText('Minimum')).toHaveValue('cheap');
    expect(screen.getByLabelText('Minimum')).toBeInvalid();
    expect(screen.getByText('Enter an amount, such as 60 lakh, 0.6 cr or 45k')).toBeVisible();
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

  test('shows the number of matching homes, and requests it once for several changes', async () => {
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

  test('keeps the last number after a lost connection', async () => {
    render(<Sample />);
    fireEvent.click(screen.getByLabelText('2 BHK'));
    await pass(1000);
    expect(screen.getByRole('button', { name: 'Show 54 homes' })).toBeInTheDocument();
  });
});

describe('filter parts', () => {
  test('offer rooms in order, whatever their counts, and nothing without rooms', () => {
    const bedrooms = [3, 0, 2, 4, 1].map((rooms, i) => ({ value: String(rooms), count: 90 - i * 10 }));
    render(
      <FirstFilters
        place={{ type: 'sale' }}
        search={parseSearch({ type: 'sale', bedrooms: '5' })}
        data={{ facets: { bedrooms } as never, prices: [], areas: [], total: 90, landmarks: [] }}
        unreadable={{}}
      />,
    );
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ name }) => name === 'bedrooms');
    expect(boxes.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5']);
  });
});

describe('search box', () => {
  const reply: SuggestReply = {
    href: '/buy/nagpur',
    parts: [{ words: 'dharam', label: 'Dharampeth' }],
    implied: 'Nagpur',
    also: [{ word: 'terrace', count: 12 }],
    preferred: [],
    unrecognised: ['emi 25k'],
    unknownNames: [],
    typedPlaces: [
      {
        typed: 'dharam',
        shown: 'Dharampeth, Nagpur',
        others: [{ label: 'Dhantoli', hint: 'Locality, Nagpur', href: '/search?pick=1' }],
        asText: '/buy/nagpur?q=dharam',
      },
    ],
    search: {},
    total: 41,
    suggestions: [
      { label: 'Dharampeth', hint: '12 to buy', href: '#dharampeth' },
      { label: 'Dharampeth Extension', hint: '3 to buy', href: '#extension' },
    ],
  };

  beforeEach(() => {
    global.fetch = jest.fn(async () => ({ ok: true, json: async () => reply }) as Response);
  });

  const box = () => screen.getByRole('combobox');
  const chosen = () => box().getAttribute('aria-activedescendant');

  async function typed(text: string) {
    const user = userEvent.setup();
    render(<AskBox />);
    await user.type(box(), text);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    return user;
  }

  test('is a combobox, closed at first, and expanded with the list that it controls', async () => {
    const user = userEvent.setup();
    render(<AskBox />);
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).not.toHaveAttribute('aria-controls');
    await user.type(box(), 'dharam');
    await waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'true'));
    expect(screen.getByRole('listbox')).toHaveAttribute('id', box().getAttribute('aria-controls'));
  });

  test('offers places before the first letter, including recent searches', async () => {
    localStorage.setItem('saptam:places', JSON.stringify([{ name: 'Aai', in: '', lat: 21.1, lng: 79.1 }]));
    const user = await typed('dharam');
    fireEvent.submit(box().closest('form')!);
    await user.clear(box());
    expect(await screen.findByRole('link', { name: 'Near Aai' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/buy\?shape=.+/),
    );
    await user.click(screen.getByRole('button', { name: 'dharam' }));
    expect(box()).toHaveValue('dharam');
    expect(box()).toHaveFocus();
  });

  test('leads from “near me” to homes within three kilometres, and says if there is no position', async () => {
    const getCurrentPosition = jest.fn();
    Object.assign(navigator, { geolocation: { getCurrentPosition } });
    const user = userEvent.setup();
    render(<AskBox type="rent" />);
    await user.click(box());
    await user.click(await screen.findByRole('button', { name: 'Near me' }));
    const [found, failed] = getCurrentPosition.mock.calls[0]!;
    act(() => failed());
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t get your location');
    found({ coords: { latitude: 21.14567, longitude: 79.08812 } });
    expect(visited[0]).toMatch(/^\/rent\?shape=/);
  });

  test('selects options with arrow keys while the focus stays in the box, and returns to the text', async () => {
    const user = await typed('dharam');
    const ids = screen.getAllByRole('option').map(({ id }) => id);
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe(ids[0]);
    expect(box()).toHaveFocus();
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe(ids[1]);
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toBe(ids[1]);
  });

  test('follows the active option with Enter, and drops it when typing continues', async () => {
    const user = await typed('dharam');
    await user.keyboard('{ArrowDown}p');
    expect(chosen()).toBeNull();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(window.location.hash).toBe('#extension');
  });

  test('closes the list with Escape and keeps the text', async () => {
    const user = await typed('dharam');
    await user.keyboard('{ArrowDown}{Escape}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box()).toHaveValue('dharam');
  });

  test('closes the bar around it too with Escape before the first letter', async () => {
    const onKeyDown = jest.fn();
    render(
      <search onKeyDown={onKeyDown}>
        <AskBox />
      </search>,
    );
    await userEvent.click(box());
    await screen.findByRole('button', { name: 'Near me' });
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledTimes(1);
  });

  test('closes the bar too with Escape after one letter', async () => {
    const user = userEvent.setup();
    const onKeyDown = jest.fn();
    render(
      <search onKeyDown={onKeyDown}>
        <AskBox />
      </search>,
    );
    await user.type(box(), 'd{Escape}');
    expect(onKeyDown).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  describe('on a phone', () => {
    const watchers: { onclose?: () => void; destroy: jest.Mock }[] = [];
    const desktop = window.matchMedia;
    beforeEach(() => {
      watchers.length = 0;
      window.matchMedia = () => ({ matches: true }) as never;
      Object.assign(window, {
        CloseWatcher: class {
          destroy = jest.fn();
          constructor() {
            watchers.push(this);
          }
        },
      });
    });
    afterEach(() => {
      window.matchMedia = desktop;
      Reflect.deleteProperty(window, 'CloseWatcher');
    });

    test('is a dialog that stays open when the keyboard or the window takes the focus', async () => {
      render(<AskBox />);
      expect(screen.queryByRole('dialog')).toBeNull();
      await userEvent.click(box());
      expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
      fireEvent.blur(box());
      expect(screen.getByRole('dialog')).toBeVisible();
      fireEvent.submit(box().closest('form')!);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(watchers.every(({ destroy }) => destroy.mock.calls.length === 1)).toBe(true);
    });

    test.each(['Close', 'Back'])('closes with %s, and keeps the focus at its place', async (way) => {
      render(<AskBox />);
      await userEvent.click(box());
      if (way === 'Back') act(() => watchers[0]!.onclose!());
      else await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.querySelector('search [tabindex="-1"]')).toHaveFocus();
      await userEvent.click(box());
      expect(screen.getByRole('dialog')).toBeVisible();
    });

    test('closes the header’s panel with Close', async () => {
      render(<NavSearch />);
      const summary = document.querySelector('summary')!;
      await userEvent.click(summary);
      await userEvent.click(box());
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      expect(summary.parentElement).not.toHaveAttribute('open');
      expect(summary).toHaveFocus();
    });
  });

  test('stays open on a desktop when another window takes the focus, and closes for the page', async () => {
    const hasFocus = jest.spyOn(document, 'hasFocus').mockReturnValue(false);
    await typed('dharam');
    fireEvent.blur(box());
    expect(screen.getByRole('listbox')).toBeVisible();
    hasFocus.mockReturnValue(true);
    fireEvent.blur(box());
    expect(screen.queryByRole('listbox')).toBeNull();
    hasFocus.mockRestore();
  });

  test('announces the interpretation in an existing status, with the count that Enter shows', async () => {
    const user = userEvent.setup();
    render(<AskBox />);
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await user.type(box(), 'dharam emi 25k');
    await waitFor(() => expect(status).toHaveTextContent('Understood: Dharampeth, in Nagpur.'));
    expect(status).toHaveTextContent('Left out: emi 25k.');
    expect(status).toHaveTextContent('Enter: Show 41 properties.');
    expect(status).toHaveTextContent('Showing Dharampeth, Nagpur for “dharam”.');
    expect(screen.getByText(/^Showing/)).toHaveTextContent(
      'Did you mean Dhantoli (Locality, Nagpur), or the word “dharam” itself?',
    );
    expect(screen.getByRole('link', { name: 'Show 41 properties' })).toHaveAttribute('href', '/buy/nagpur');
  });
});

describe('home page filter', () => {
  const CARDS = [
    { id: '1', kinds: ['Villas', 'Sale'], card: 'Villa to buy' },
    { id: '2', kinds: ['Villas', 'Rental'], card: 'Villa to let' },
    { id: '3', kinds: ['Plots', 'Sale'], card: 'Plot to buy' },
  ];
  const sample = (
    <FeaturedFilter
      groups={[
        ['Villas', 'Plots'],
        ['Sale', 'Rental'],
      ]}
      cards={CARDS}
    >
      <ul>
        {CARDS.map(({ id, card }) => (
          <li key={id} data-home={id}>
            {card}
          </li>
        ))}
      </ul>
    </FeaturedFilter>
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  /** elements that the style sheet leaves visible */
  const shown = () =>
    screen
      .queryAllByRole('listitem')
      .filter((item) => !item.hasAttribute('data-narrowed'))
      .map((item) => item.textContent);

  test('shows all cards without script', () => {
    const html = renderToString(sample);
    for (const { card } of CARDS) expect(html).toContain(card);
  });

  test('narrows by one kind of each group, and clears it with a second press', async () => {
    render(sample);
    await press('Villas');
    expect(shown()).toEqual(['Villa to buy', 'Villa to let']);
    await press('Rental');
    expect(shown()).toEqual(['Villa to let']);
    expect(screen.getByText('1 of 3 shown')).toBeInTheDocument();
    await press('Villas');
    expect(shown()).toEqual(['Villa to let']);
    await press('Sale');
    expect(shown()).toEqual(['Villa to buy', 'Plot to buy']);
  });

  test('clears a search without results', async () => {
    render(sample);
    await press('Plots');
    await press('Rental');
    expect(screen.getByText('No properties match your current filters')).toBeInTheDocument();
    expect(shown()).toEqual([]);
    await press('Clear filters');
    expect(shown()).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  });
});
