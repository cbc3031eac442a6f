import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WorkCrumbs, WorkFrame } from './work-frame';

let path = '/dashboard/leads';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

const worker = { id: 'a'.repeat(24), role: 'broker' };
const show = (at: string, isUser = true) => {
  path = at;
  return render(
    <WorkFrame
      worker={isUser ? worker : undefined}
      counts={{ leads: 120, visits: 0 }}
      palette={<button type="button">Go</button>}
      footer={<footer>Foot</footer>}
    >
      <WorkCrumbs title="Here" />
    </WorkFrame>,
  );
};
const bars = () => screen.getAllByRole('navigation', { name: 'Work', hidden: true });

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
});

test('a work page has its areas with what is open in them, and no footer', () => {
  show('/dashboard/leads');
  const [side, foot] = bars();
  const leads = within(side!).getByRole('link', { name: /^Leads/, hidden: true });
  expect(leads).toHaveAttribute('aria-current', 'page');
  expect(leads).toHaveTextContent('99+');
  // nothing is open there: no number
  expect(within(side!).getByRole('link', { name: 'Visits', hidden: true })).toBeInTheDocument();
  expect(screen.queryByText('Foot')).not.toBeInTheDocument();
  // four areas and the menu
  expect(within(foot!).getAllByRole('listitem', { hidden: true })).toHaveLength(5);
});

test('the pages of the present area are below it in the side bar, those of all areas in the drawer', async () => {
  show('/mr/dashboard/deals/invoices');
  const [side] = bars();
  expect(within(side!).getByRole('link', { name: /^Deals/, hidden: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(within(side!).getByRole('link', { name: 'Invoices', hidden: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(
    within(side!).queryByRole('link', { name: 'Import listings', hidden: true }),
  ).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = screen.getByRole('dialog', { name: 'All areas' });
  expect(within(drawer).getByRole('link', { name: 'Import listings' })).toBeInTheDocument();
});

test('a page below an area has the path to it', () => {
  show('/dashboard/deals/invoices');
  const path = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(path).getByRole('link', { name: 'Deals' })).toHaveAttribute('href', '/dashboard/deals');
  expect(within(path).getByText('Here')).toHaveAttribute('aria-current', 'page');
});

test('the members list and guests have the footer in place of the frame', () => {
  const { unmount } = show('/properties');
  expect(screen.getByText('Foot')).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Work', hidden: true })).not.toBeInTheDocument();
  unmount();
  show('/dashboard', false);
  expect(screen.getByText('Foot')).toBeInTheDocument();
});
