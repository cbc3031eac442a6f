import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { SharedPhotoNotice } from '@/components/listings/photos/step-photos';
import { StatusBadge } from '@/components/listings/status-badge';
import { toPropertyCardDto, toPropertyDto } from '@/lib/listings/dto';
import { lifecycleFor, storedState } from '@/lib/listings/lifecycle';
import { apiDouble } from '@/test/api-double';
import { ListingBin } from './draft-list';
import { DeleteListing } from './own-listing-actions';

jest.mock('sonner', () => ({ toast: { error: jest.fn() } }));

const network = apiDouble();
const ID = '65f000000000000000000001';
const ROW = {
  _id: ID,
  title: 'Flat in Sadar',
  price: 18_000,
  area: 900,
  type: 'rent',
  category: 'Residential',
  status: 'active',
  address: 'Sadar, Nagpur',
  createdAt: new Date('2026-11-01'),
};
const row = () => within(screen.getByRole('listitem', { name: '' }));
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('status', () => {
  const badge = (more: object) => render(<StatusBadge property={toPropertyDto({ ...ROW, ...more })} />);

  test('shows who checked what on a press, without a script', () => {
    badge(storedState(lifecycleFor('verified', new Date('2026-11-03'))));
    const button = screen.getByRole('button', { name: /^Verified ?: what this means$/ });
    const note = screen.getByRole('note', { hidden: true });
    expect(button).toHaveAttribute('popovertarget', note.id);
    expect(note).toHaveTextContent('Verified by our team on 3 Nov 2026');
    expect(note).toHaveAttribute('popover', 'auto');
  });

  test.each(['draft', 'sold', 'paused'])('explains itself on a listing that is %s', (status) => {
    badge({ status });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('gives two badges on one page separate explanations', () => {
    badge({});
    badge({ status: 'unverified' });
    const [element, two] = screen.getAllByRole('button');
    expect(element?.getAttribute('popovertarget')).not.toBe(two?.getAttribute('popovertarget'));
  });
});

describe('notes for the owner', () => {
  test('names each listing with the same photographs once and counts the others', () => {
    const listings = [{ id: '1', title: 'Copied flat' }];
    render(
      <SharedPhotoNotice
        photos={[
          { publicId: 'a', listings, hidden: 0 },
          { publicId: 'b', listings, hidden: 2 },
        ]}
      />,
    );
    expect(screen.getByText(/^2 photos of this listing are also/)).toBeVisible();
    expect(links()).toEqual(['/properties/1']);
    expect(screen.getByText('2 listings not open to the public')).toBeVisible();
  });
});

describe('deleting and restoring', () => {
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

  test('asks first and moves a listing to the bin with the second press', async () => {
    network.replies(`DELETE /api/property/${ID}`, { message: 'Moved to the bin' });
    render(<DeleteListing path={`/api/property/${ID}`} title="Flat" isDraft={false} />);
    await press('Delete Flat');
    expect(screen.getByText(/You can restore it for 30 days/)).toBeVisible();
    expect(network.calls).toEqual([]);
    await press('Cancel');
    await press('Delete Flat');
    await press('Delete');
    // its lists and counts come from the server
    await waitFor(() => expect(visited).toEqual(['reload']));
    expect(network.calls).toMatchObject([{ method: 'DELETE', path: `/api/property/${ID}` }]);
  });

  test('says that deleting a draft is final', async () => {
    render(<DeleteListing path="/x" title="Flat" isDraft />);
    await press('Delete Flat');
    expect(screen.getByText('Delete this draft for good?')).toBeVisible();
  });

  test('shows the server’s error and lets the broker try again', async () => {
    const message = 'You have already listed this home: "Flat"';
    network.replies(`POST /api/property/${ID}/restore`, { message, code: 'conflict' }, 409);
    const item = { ...toPropertyCardDto(ROW as never), removedAt: '2026-12-01T00:00:00.000Z' };
    render(<ListingBin items={[item]} />);
    expect(row().getByText(/removed on 1 Dec 2026/)).toBeVisible();
    await press(/^Restore/);
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith(message));
    expect(screen.getByRole('button', { name: /^Restore/ })).toBeEnabled();
  });

  test('hides an empty bin', () => {
    const { container } = render(<ListingBin items={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
