import { render, screen } from '@testing-library/react';
import type { SavedListing } from '@/lib/brokers/own-listings/dto';
import { apiDouble } from '@/test/api-double';
import { ClosingPreview } from './closing-preview';
import { SavedNotice } from './saved-notice';

describe('closing preview', () => {
  const network = apiDouble();
  const ID = '65f000000000000000000001';
  const HOME = { id: '65f000000000000000000002', title: 'Shed in Mihan', price: 100_000, place: 'Nagpur' };

  test.each([
    ['rent', 'Shed in Mihan · ₹1 L a month'],
    ['sale', 'Shed in Mihan · ₹1 L'],
  ] as const)(
    'a home that is offered instead, to %s, has the price as its lists say it',
    async (type, text) => {
      const person = {
        id: ID,
        name: 'Mira',
        what: 'enquiry',
        byMail: true,
        language: 'en',
        words: 'It is let.',
      };
      const preview = { people: [person], homes: [HOME], holdSeconds: 30 };
      network.replies(`GET /api/property/${ID}/closing`, preview);
      render(<ClosingPreview id={ID} type={type} chosen={[]} onChoose={() => undefined} />);
      expect(await screen.findByLabelText(text)).toBeInTheDocument();
    },
  );
});

describe('saved notice', () => {
  const saved: SavedListing = {
    _id: '65f000000000000000000001',
    title: 'Shop in Sadar',
    propertyCode: 'SG-NAG-1001',
    status: 'active',
    waitsForEmail: false,
    owner: '65f0000000000000000000aa',
  };
  const links = () =>
    screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

  test.each([
    [{}, /is published: everybody can see it/, 'See it /properties/65f000000000000000000001'],
    [
      { status: 'draft' as const },
      /is saved as a draft/,
      'Go on with it /dashboard/properties/65f000000000000000000001/edit',
    ],
    [{ status: 'paused' as const }, /is saved and paused/, 'My properties /dashboard/properties'],
    [{ status: 'sold' as const }, /is saved as sold\./, 'My properties /dashboard/properties'],
    [
      { hidden: 'unconfirmed' as never, waitsForEmail: true },
      /becomes public as soon as you have confirmed your e-mail address/,
      'Confirm my e-mail /profile/65f0000000000000000000aa/security',
    ],
    [
      { hidden: 'bin' as const, waitsForEmail: true },
      /is saved\. This listing is in the bin/,
      'My properties /dashboard/properties',
    ],
  ])('%j says what happened, where the listing is, and what to do next', async (more, text, link) => {
    render(<SavedNotice saved={{ ...saved, ...more }} />);
    if (!('status' in more) && !('hidden' in more)) await screen.findByRole('img', { name: /^QR code/ });
    expect(screen.getByRole('status')).toHaveTextContent(/^Shop in Sadar \(SG-NAG-1001\)/);
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(links()).toContain(link);
  });

  test('the address forgets what was saved, and keeps its filters', async () => {
    window.history.replaceState(null, '', '/properties?type=rent&saved=65f000000000000000000001');
    render(<SavedNotice saved={saved} />);
    await screen.findByRole('img', { name: /^QR code/ });
    expect(window.location.search).toBe('?type=rent');
  });

  test('what is public can be passed on: link, WhatsApp, brochure, QR code; what is not, cannot', async () => {
    const { unmount } = render(<SavedNotice saved={saved} />);
    expect(screen.getByText(`http://localhost/properties/${saved._id}`)).toBeVisible();
    expect(await screen.findByRole('img', { name: 'QR code of Shop in Sadar' })).toBeVisible();
    expect(links()).toContain(`Brochure (PDF) /properties/${saved._id}/brochure.pdf`);
    expect(screen.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')).toContain(saved._id);
    unmount();
    render(<SavedNotice saved={{ ...saved, status: 'draft' }} />);
    expect(screen.queryByText('Pass it on')).not.toBeInTheDocument();
  });
});
