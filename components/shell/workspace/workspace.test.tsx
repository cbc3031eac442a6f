import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { areaAt, areasFor, crumbsTo, isWorkPath } from './areas';
import { WorkCrumbs, WorkFrame } from './work-frame';

describe('areas', () => {
  const ID = 'a'.repeat(24);
  const broker = areasFor({ id: ID, role: 'broker' });
  const office = areasFor({ id: ID, role: 'admin', office: 'admin' });

  /** Addresses of pages without an id below a folder of app/. */
  function pagesBelow(folder: string): string[] {
    return readdirSync(join('app', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('page.tsx') && !file.includes('['))
      .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`);
  }

  /** Pages reached only from another page, which redirects or links to them. */
  const ON_THE_WAY = new Set(['/confirm-identity', '/properties', '/admin']);

  describe('two presses', () => {
    test.each([
      ['(member)', [...broker, ...areasFor({ id: ID, role: 'validator' })]],
      ['(admin)', office],
    ] as const)('every page of %s without an id is an area or belongs to one', (folder, areas) => {
      const reached = new Set(
        areas.flatMap(({ href, pages = [] }) => [href, ...pages.map((page) => page.href.split('?')[0])]),
      );
      expect(pagesBelow(folder).filter((page) => !reached.has(page) && !ON_THE_WAY.has(page))).toEqual([]);
    });

    test('every area and page of an area exists', () => {
      const files = ['(member)', '(admin)'];
      for (const { href, pages = [] } of [...broker, ...office])
        for (const { href: page } of [{ href }, ...pages]) {
          const path = (page.split('?')[0] ?? '').replace(ID, '[id]');
          expect([page, files.some((folder) => existsSync(join('app', folder, path, 'page.tsx')))]).toEqual([
            page,
            true,
          ]);
        }
    });

    test('a phone’s bar has at most four areas', () => {
      for (const role of ['buyer', 'seller', 'broker', 'validator'] as const)
        expect(areasFor({ id: ID, role }).filter(({ isInBar }) => isInBar).length).toBeGreaterThanOrEqual(4);
      expect(office.filter(({ isInBar }) => isInBar)).toHaveLength(4);
    });
  });

  test('clients are only for brokers, sellers’ areas not for buyers, and each office role has its own areas', () => {
    const names = (worker: Parameters<typeof areasFor>[0]) => areasFor(worker).map(({ label }) => label);
    expect(names({ id: ID, role: 'seller' })).not.toContain('Clients');
    expect(names({ id: ID, role: 'Broker' })).toContain('Clients');
    const buyer = names({ id: ID, role: 'buyer', isBuyer: true });
    expect(buyer).toEqual(expect.arrayContaining(['My shortlist', 'My visits', 'My enquiries']));
    for (const area of ['Leads', 'My properties', 'Deals', 'Team']) expect(buyer).not.toContain(area);
    const agent = names({ id: ID, role: 'admin', office: 'agent' });
    for (const area of ['Settings', 'Users', 'Audit log', 'Deals']) expect(agent).not.toContain(area);
    expect(agent).toEqual(expect.arrayContaining(['Enquiries', 'Contacts', 'Places', 'My own work']));
    const admin = office.map(({ label }) => label).slice(0, -2);
    expect(admin).toEqual([
      'Dashboard',
      'Enquiries',
      'Properties',
      'Contacts',
      'Calendar',
      'Deals',
      'Guests',
      'Users',
      'Channels',
      'Settings',
    ]);
    expect(names({ id: ID, role: 'admin', office: 'read-only' })).toContain('Audit log');
  });

  test.each([
    ['/dashboard', 'Today'],
    ['/dashboard/properties/import', 'My properties'],
    ['/properties/new', 'My properties'],
    ['/dashboard/api/deliveries', 'Team'],
    [`/dashboard/deals/${ID}/tax`, 'Deals'],
    [`/profile/${ID}/security`, 'Profile'],
    ['/dashboard/something-new', 'Today'],
  ])('%s is in %s', (path, area) => expect(areaAt(broker, path)?.label).toBe(area));

  describe('page path', () => {
    const path = (areas: typeof broker, address: string) =>
      crumbsTo(areas, address, 'Title').map(({ path: to, label, name }) => `${label ?? name} ${to}`);

    test('is empty for an area', () => expect(path(broker, '/dashboard/deals')).toEqual([]));

    test('leads through the area, its page and the record', () => {
      expect(path(broker, '/dashboard/deals/invoices')).toEqual([
        'Deals /dashboard/deals',
        'Title /dashboard/deals/invoices',
      ]);
      expect(path(broker, `/dashboard/deals/${ID}/tax`)).toEqual([
        'Deals /dashboard/deals',
        `This deal /dashboard/deals/${ID}`,
        `Title /dashboard/deals/${ID}/tax`,
      ]);
      expect(path(broker, `/dashboard/properties/import/${ID}`)).toEqual([
        'My properties /dashboard/properties',
        'Import listings /dashboard/properties/import',
        `Title /dashboard/properties/import/${ID}`,
      ]);
      expect(path(office, `/admin/contacts/${ID}/edit`)).toEqual([
        'Contacts /admin/contactlist',
        `Person /admin/contacts/${ID}`,
        `Title /admin/contacts/${ID}/edit`,
      ]);
      expect(path(office, '/dashboard/leads')).toEqual(['My own work /dashboard', 'Title /dashboard/leads']);
    });
  });

  test.each(LANGUAGES)('repeats no word in the workspace: %s', (language) => {
    const { t } = textsIn(language, 'shell/workspace');
    for (const { href, label, record, pages = [] } of [...broker, ...office]) {
      const words = [label, ...(record ? [record] : []), ...pages.map((page) => page.label)].map((one) =>
        t(one),
      );
      expect([href, words.filter((word, i) => words.indexOf(word) !== i)]).toEqual([href, []]);
    }
  });

  test('leaves the members list and public pages out of the frame', () => {
    for (const path of ['/properties', '/confirm-identity', `/properties/${ID}`, '/administration'])
      expect([path, isWorkPath(path)]).toEqual([path, false]);
    for (const path of [
      '/dashboard',
      '/admin/users',
      `/profile/${ID}`,
      '/properties/new',
      `/properties/edit/${ID}`,
    ])
      expect([path, isWorkPath(path)]).toEqual([path, true]);
  });
});

describe('frame', () => {
  const worker = { id: 'a'.repeat(24), role: 'broker' };
  const show = (at: string, isUser = true) => {
    window.history.replaceState(null, '', at);
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

  test('shows a work page’s areas with their open work, and no footer', () => {
    show('/dashboard/leads');
    const [side, foot] = bars();
    const leads = within(side!).getByRole('link', { name: /^Leads/, hidden: true });
    expect(leads).toHaveAttribute('aria-current', 'page');
    expect(leads).toHaveTextContent('99+');
    // no work is open, so there is no number
    expect(within(side!).getByRole('link', { name: 'Visits', hidden: true })).toBeInTheDocument();
    expect(screen.queryByText('Foot')).not.toBeInTheDocument();
    // four areas and the menu
    expect(within(foot!).getAllByRole('listitem', { hidden: true })).toHaveLength(5);
  });

  test('shows the current area’s pages in the side bar, and those of all areas in the drawer', async () => {
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

  test('shows the path to a page below an area', () => {
    show('/dashboard/deals/invoices');
    const path = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(path).getByRole('link', { name: 'Deals' })).toHaveAttribute('href', '/dashboard/deals');
    expect(within(path).getByText('Here')).toHaveAttribute('aria-current', 'page');
  });

  test('shows the members list and guests the footer instead of the frame', () => {
    const { unmount } = show('/properties');
    expect(screen.getByText('Foot')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Work', hidden: true })).not.toBeInTheDocument();
    unmount();
    show('/dashboard', false);
    expect(screen.getByText('Foot')).toBeInTheDocument();
  });
});
