import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble } from '@/test/api-double';
import { ContactTools } from './contact-tools';

const network = apiDouble();
const id = '65f000000000000000000001';
const TAP = `POST /api/property/${id}/tap`;
const texts = (bundle: string) => `GET /api/texts/${bundle}?language=en`;

/** The parts of the contact card that are operated (contact-card.tsx). */
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
      <ContactTools sheet={sheet} notLoaded="Please press again." />
    </div>,
  );
  return userEvent.setup();
}

beforeEach(() => network.replies('GET /api/user/me', { kind: 'anonymous' }));

test('a form comes with its texts at the first press; a failure is shown, the next press tries again', async () => {
  const user = show();
  expect(network.calls).toEqual([]);
  const visit = screen.getByRole('button', { name: 'Book a visit' });
  await user.click(visit);
  expect(await screen.findByText('Please press again.')).toBeVisible();

  network.replies(texts('visit'), { messages: { 'visits/booking': {}, replies: {} } });
  network.replies(`GET /api/visits/times?property=${id}`, { halfDays: [] });
  await user.click(visit);
  expect(await screen.findByRole('heading', { name: 'Visit this home' })).toBeVisible();
  expect(screen.queryByText('Please press again.')).toBeNull();
});

test('the enquiry opens over the page, and its end gives the focus back', async () => {
  network.replies(texts('enquiry'), { messages: { 'enquiries/form': {}, replies: {} } });
  const user = show();
  const enquire = screen.getByRole('link', { name: 'Enquire Now' });
  await user.click(enquire);
  expect(await screen.findByLabelText('Message')).toHaveValue('I am interested in 3 BHK in Dharampeth.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByLabelText('Message')).toBeNull());
  expect(enquire).toHaveFocus();
});

test('a press of the phone is reported, and is still a link', async () => {
  network.replies(TAP, {}, 204);
  const user = show();
  await user.click(screen.getByRole('link', { name: 'Call Now' }));
  await waitFor(() =>
    expect(network.calls).toEqual([{ method: 'POST', path: TAP.slice(5), body: { way: 'call' } }]),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});
