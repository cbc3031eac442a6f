import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { toPropertyDto } from '@/lib/listings/dto';
import type { ListerDto } from '@/lib/listings/listers/dto';
import { parseSearch } from '@/lib/search/schema';
import type { Site } from '@/lib/settings/dto';
import { apiDouble } from '@/test/api-double';
import { ContactBar, ContactCard } from './contact-card';
import { ContactTools } from './contact-tools';
import { NoResults } from './no-results';
import { PropertyView } from './property-view';

jest.mock('@/components/shell/page-texts', () => ({
  PageTexts: ({ children }: { children: React.ReactNode }) => children,
}));

describe('contact card', () => {
  apiDouble();
  const property = toPropertyDto({
    _id: '65f000000000000000000001',
    title: '3 BHK in Dharampeth',
    price: 9_000_000,
    area: 1400,
    type: 'sale',
    category: 'Residential',
    status: 'active',
    createdAt: new Date('2026-11-01'),
  } as never);
  const site = {
    name: 'Saptam Group',
    url: 'http://localhost:3000',
    phone: '+917122345678',
    whatsapp: '917122345678',
    email: 'desk@saptam.example',
  } as Site;
  const broker: ListerDto = { kind: 'broker', name: 'Mira Joshi' };

  const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

  test.each<[string, ListerDto, { call: string; chat: string; agencyToo: boolean }]>([
    ['not chosen', broker, { call: 'tel:+917122345678', chat: '917122345678', agencyToo: false }],
    [
      'the lister alone',
      { ...broker, phone: '+919822012345' },
      { call: 'tel:+919822012345', chat: '919822012345', agencyToo: false },
    ],
    [
      'both',
      { ...broker, phone: '+919822012345', isAgencyToo: true },
      { call: 'tel:+919822012345', chat: '919822012345', agencyToo: true },
    ],
  ])(
    'routes calls and chats of a listing to the stated contact: %s',
    (_route, lister, { call, chat, agencyToo }) => {
      const { unmount } = render(
        <ContactCard property={property} site={site} lister={lister} title="2 BHK" />,
      );
      expect(hrefOf('Call Now')).toBe(call);
      expect(hrefOf('WhatsApp')).toContain(`https://wa.me/${chat}?text=`);
      const agency = screen.queryByRole('link', { name: /^Or call the agency/ });
      expect(agency?.getAttribute('href')).toBe(agencyToo ? 'tel:+917122345678' : undefined);
      unmount();
      render(<ContactBar property={property} site={site} lister={lister} title="2 BHK" />);
      expect(hrefOf('Call')).toBe(call);
      expect(hrefOf('WhatsApp')).toContain(`https://wa.me/${chat}?text=`);
    },
  );

  test('enquiry, call and chat are the card’s buttons', () => {
    render(<ContactCard property={property} site={site} lister={broker} title="2 BHK" />);
    for (const name of ['Enquire Now', 'Call Now', 'WhatsApp'])
      expect(screen.getByRole('link', { name })).toHaveClass('btn');
  });

  test('shows a broker with the firm and an owner as an owner', () => {
    const { unmount } = render(
      <ContactCard
        property={property}
        site={site}
        lister={{ ...broker, firm: 'Kale Realty' }}
        title="2 BHK"
      />,
    );
    expect(screen.getByText('Mira Joshi').closest('p')).toHaveTextContent(
      'Listed by Mira Joshi · Broker at Kale Realty',
    );
    unmount();
    render(
      <ContactCard
        property={property}
        site={site}
        lister={{ kind: 'owner', name: 'Asha Rao' }}
        title="2 BHK"
      />,
    );
    expect(screen.getByText('Asha Rao').closest('p')).toHaveTextContent('Listed by Asha Rao · Owner');
  });

  test.each([
    ['sold', 'This home is sold.'],
    ['rented', 'This home is let.'],
  ] as const)('replaces the contact for a home that is %s with a link to similar homes', (status, said) => {
    const gone = { ...property, status };
    const { container } = render(
      <>
        <ContactCard property={gone} site={site} lister={broker} title="3 BHK" />
        <ContactBar property={gone} site={site} lister={broker} title="3 BHK" />
      </>,
    );
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See homes like this one' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/buy/),
    );
    expect(container).not.toHaveTextContent(/Enquire|Call|WhatsApp|Book a visit/);
  });

  test('shows on the card which languages the lister speaks, and who answers for the agency', () => {
    const card = (lister: ListerDto) =>
      render(<ContactCard property={property} site={site} lister={lister} title="2 BHK" />);
    const { unmount } = card({ ...broker, languages: ['Marathi', 'Hindi'] });
    expect(screen.getByText('Speaks Marathi, Hindi')).toBeVisible();
    unmount();
    card({ kind: 'agency', person: 'Meera Joshi', picture: `/face/${'a'.repeat(32)}` });
    expect(screen.getByText('Meera Joshi')).toBeVisible();
    expect(screen.getByText('Saptam Group').closest('p')).toHaveTextContent(
      'Listed by Saptam Group · Agency',
    );
    expect(screen.queryByText(/^Speaks/)).toBeNull();
  });
});

describe('a listing', () => {
  test('is ordered by reading priority: facts, contact, then long texts', () => {
    const property = toPropertyDto({
      _id: '65f000000000000000000001',
      title: '3 BHK in Dharampeth',
      description: 'Bright',
      price: 9_000_000,
      area: 1400,
      type: 'sale',
      category: 'Residential',
      status: 'active',
      city: 'Nagpur',
      address: 'Dharampeth, Nagpur',
      reraNumber: 'P50500011111',
      createdAt: new Date('2026-11-01'),
      updatedAt: new Date('2026-11-01'),
    } as never);
    const site = {
      name: 'Saptam Group',
      tagline: 'Homes in Nagpur',
      url: 'http://localhost:3000',
      phone: '+917122345678',
      email: 'desk@saptam.example',
    } as Site;
    const none = { similar: [], around: undefined, position: undefined, quarters: [], rates: [] };
    const map = { tiles: '/tiles', attribution: '' };
    const page = document.createElement('main');
    page.innerHTML = renderToStaticMarkup(
      <PropertyView {...{ property, site, map, ...none }} crumbs={[{ name: 'Home', path: '/' }]} />,
    );
    const [facts, contact, about] = [
      within(page).getByRole('heading', { name: 'Key facts' }),
      within(page).getByRole('complementary', { name: 'Contact' }),
      within(page).getByRole('heading', { name: 'About this property' }),
    ];
    const isBefore = (one: Node, other: Node) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    expect([isBefore(facts, contact), isBefore(contact, about)]).toEqual([true, true]);
  });
});

describe('contact tools', () => {
  const network = apiDouble();
  const id = '65f000000000000000000001';
  const TAP = `POST /api/property/${id}/tap`;
  const texts = (bundle: string) => `GET /api/texts/${bundle}?language=en`;

  /** Interactive parts of the contact card (contact-card.tsx). */
  function show() {
    const sheet = {
      listing: { _id: id, title: '3 BHK in Dharampeth', type: 'sale' as const },
      recipient: 'Asha Rao',
      whatsapp: '917120000000',
    };
    render(
      <div>
        <div data-contact="">
          <a href="mailto:desk@saptam.example" data-ask="enquiry">
            Enquire Now
          </a>
          <button type="button" data-ask="visit">
            Book a visit
          </button>
          <div data-not-loaded="" />
          <a href="#call" data-tap="call">
            Call Now
          </a>
        </div>
        <ContactTools sheet={sheet} notLoaded="Please try again." />
      </div>,
    );
    return userEvent.setup();
  }

  beforeEach(() => network.replies('GET /api/user/me', { kind: 'anonymous' }));

  test('loads a form with its texts at the first press and retries after a failure', async () => {
    const user = show();
    expect(network.calls).toEqual([]);
    const visit = screen.getByRole('button', { name: 'Book a visit' });
    await user.click(visit);
    expect(await screen.findByText('Please try again.')).toBeVisible();

    network.replies(texts('visit'), { messages: { 'visits/booking': {}, replies: {} } });
    network.replies(`GET /api/visits/times?property=${id}`, { halfDays: [] });
    await user.click(visit);
    expect(await screen.findByRole('heading', { name: 'Visit this home' })).toBeVisible();
    expect(screen.queryByText('Please try again.')).toBeNull();
  });

  test('opens the enquiry over the page and restores the focus on closing', async () => {
    network.replies(texts('enquiry'), { messages: { 'enquiries/form': {}, replies: {} } });
    const user = show();
    const enquire = screen.getByRole('link', { name: 'Enquire Now' });
    await user.click(enquire);
    expect(await screen.findByLabelText('Message')).toHaveValue('I am interested in 3 BHK in Dharampeth.');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByLabelText('Message')).toBeNull());
    expect(enquire).toHaveFocus();
  });

  test('reports a press on the phone link without disabling it', async () => {
    network.replies(TAP, {}, 204);
    const user = show();
    await user.click(screen.getByRole('link', { name: 'Call Now' }));
    await waitFor(() =>
      expect(network.calls).toEqual([{ method: 'POST', path: TAP.slice(5), body: { way: 'call' } }]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('no results', () => {
  const show = (query: string, isFiltered: boolean) =>
    render(<NoResults all="/buy" search={parseSearch(new URLSearchParams(query))} isFiltered={isFiltered} />);

  test('clears the filters', () => {
    show('type=sale&q=lake', true);
    expect(screen.getByText('No properties match your search criteria')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/buy');
  });

  test('offers nothing to clear on an unfiltered page', () => {
    show('type=sale', false);
    expect(screen.getByText('Nothing is listed here yet')).toBeVisible();
    expect(screen.queryByText(/clear/i)).toBeNull();
    expect(screen.getByRole('link', { name: 'List your property' })).toHaveAttribute(
      'href',
      '/properties/new',
    );
  });
});
