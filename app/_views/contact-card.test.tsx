import { render, screen } from '@testing-library/react';
import { toPropertyDto } from '@/lib/listings/dto';
import type { ListerDto } from '@/lib/listings/listers/dto';
import type { Site } from '@/lib/settings/dto';
import { apiDouble } from '@/test/api-double';
import { ContactBar, ContactCard } from './contact-card';

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
])('calls and chats of a listing reach whom it says: %s', (_route, lister, { call, chat, agencyToo }) => {
  const { unmount } = render(<ContactCard property={property} site={site} lister={lister} title="2 BHK" />);
  expect(hrefOf('Call Now')).toBe(call);
  expect(hrefOf('WhatsApp')).toContain(`https://wa.me/${chat}?text=`);
  const agency = screen.queryByRole('link', { name: /^Or call the agency/ });
  expect(agency?.getAttribute('href')).toBe(agencyToo ? 'tel:+917122345678' : undefined);
  unmount();
  render(<ContactBar property={property} site={site} lister={lister} title="2 BHK" />);
  expect(hrefOf('Call')).toBe(call);
  expect(hrefOf('WhatsApp')).toContain(`https://wa.me/${chat}?text=`);
});

test('a broker is there with the firm, an owner as an owner', () => {
  const { unmount } = render(
    <ContactCard property={property} site={site} lister={{ ...broker, firm: 'Kale Realty' }} title="2 BHK" />,
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
] as const)('a home that is %s has no way to ask for it, and a way to homes like it', (status, said) => {
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

test('the card says which languages the lister speaks, and who answers for the agency', () => {
  const card = (lister: ListerDto) =>
    render(<ContactCard property={property} site={site} lister={lister} title="2 BHK" />);
  const { unmount } = card({ ...broker, languages: ['Marathi', 'Hindi'] });
  expect(screen.getByText('Speaks Marathi, Hindi')).toBeVisible();
  unmount();
  card({ kind: 'agency', person: 'Meera Joshi', picture: `/face/${'a'.repeat(32)}` });
  expect(screen.getByText('Meera Joshi')).toBeVisible();
  expect(screen.getByText('Saptam Group').closest('p')).toHaveTextContent('Listed by Saptam Group · Agency');
  expect(screen.queryByText(/^Speaks/)).toBeNull();
});
