import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble } from '@/test/api-double';
import { CommandPalette } from './command-palette';

const network = apiDouble();
const searchOf = (text: string) => `GET /api/admin/search?q=${text}`;
const USERS = {
  groups: [
    {
      label: 'Users',
      items: [
        { title: 'Asha Rao', note: 'asha@x.example', href: '/admin/users/1' },
        { title: 'Asha Kale', note: 'kale@x.example', href: '/admin/users/2' },
      ],
    },
  ],
};
const field = () => screen.getByRole('combobox', { name: 'Page, listing code, name, phone or e-mail' });
const last = () => screen.getAllByRole('option').at(-1)?.textContent;
const selected = () => screen.queryByRole('option', { selected: true })?.textContent;

async function open() {
  render(<CommandPalette />);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(field()).toHaveFocus();
}

test('Ctrl-K opens it with the pages of the admin area; Enter goes to the first', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Go to' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Pages' })).toBeInTheDocument();
  expect(selected()).toMatch(/^Dashboard/);
  await userEvent.keyboard('{Enter}');
  expect(visited).toEqual(['/admin/admindashboard']);
});

test('the arrow keys, Home and End move through the list and around its ends; the focus stays in the field', async () => {
  await open();
  await userEvent.keyboard('{ArrowDown}');
  expect(selected()).toMatch(/^Enquiries/);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(selected()).toBe(last());
  await userEvent.keyboard('{ArrowDown}');
  expect(selected()).toMatch(/^Dashboard/);
  await userEvent.keyboard('{End}');
  expect(selected()).toBe(last());
  await userEvent.keyboard('{Home}');
  expect(selected()).toMatch(/^Dashboard/);
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { selected: true }).getAttribute('id'),
  );
});

test('what is typed is found among the pages at once, and on the server after a pause', async () => {
  let reply = (_: typeof USERS) => {};
  network.replies(
    searchOf('asha'),
    new Promise((resolve) => {
      reply = resolve;
    }),
  );
  await open();
  // at once: a busy machine may type slower than the pause
  await userEvent.paste('asha');
  expect(screen.getByRole('status')).toHaveTextContent('Searching...');
  reply(USERS);
  expect(await screen.findByRole('group', { name: 'Users' })).toBeInTheDocument();
  expect(network.calls.map(({ path }) => path)).toEqual(['/api/admin/search?q=asha']);
  expect(selected()).toMatch(/^Asha Rao/);
  expect(screen.getByRole('status')).toHaveTextContent('');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(visited).toEqual(['/admin/users/2']);
});

test('Enter never opens a result of what was typed before', async () => {
  network.replies(searchOf('asha'), USERS);
  network.replies(searchOf('asha%20x'), { groups: [] });
  await open();
  await userEvent.type(field(), 'asha');
  await screen.findByRole('group', { name: 'Users' });
  await userEvent.type(field(), ' x{Enter}');
  expect(visited).toEqual([]);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found'));
});

test('a search that fails says so and leaves the pages', async () => {
  network.replies(searchOf('rates'), { message: 'The service is not available', code: 'unavailable' }, 503);
  await open();
  await userEvent.type(field(), 'rates');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The service is not available'));
  expect(selected()).toBe(last());
});

test('one letter asks nobody', async () => {
  await open();
  await userEvent.type(field(), 'q');
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(network.calls).toEqual([]);
});

test('it never opens over another dialog; a click beside it closes it', async () => {
  const other = document.body.appendChild(document.createElement('dialog'));
  other.open = true;
  render(<CommandPalette />);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog', { name: 'Go to' })).not.toBeInTheDocument();
  other.remove();
  await userEvent.click(screen.getByRole('button', { name: /^Go to/ }));
  await userEvent.click(screen.getByRole('dialog', { name: 'Go to' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('commands', () => {
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  /** The list without what a search on the server would add. */
  const typed = async (text: string) => {
    network.replies(searchOf(encodeURIComponent(text)), { groups: [] });
    await userEvent.type(field(), text);
  };

  test('“new task” leads to the form of a task, “go to places” to the places', async () => {
    await open();
    await typed('new task');
    expect(screen.getByRole('group', { name: 'Commands' })).toBeInTheDocument();
    expect(selected()).toMatch(/^New task/);
    await userEvent.keyboard('{Enter}');
    expect(visited).toEqual(['/admin/tasks#new-task']);
    await userEvent.clear(field());
    await typed('go to places');
    expect(selected()).toMatch(/^Places/);
  });

  test('“approve” presses the button of the page that is open, before what other pages offer', async () => {
    const pressed = jest.fn();
    render(
      <button type="button" data-command="Approve this listing" onClick={pressed}>
        Approve
      </button>,
    );
    await open();
    await typed('approve');
    expect(options().slice(0, 2)).toEqual(['Approve this listing', 'Approve listingsCommand']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(visited).toEqual([]);
  });

  test('a group that is cut leads to its list', async () => {
    const [group] = USERS.groups;
    network.replies(searchOf('asha'), { groups: [{ ...group, more: '/admin/users?search=asha' }] });
    await open();
    await userEvent.type(field(), 'asha');
    expect(await screen.findByRole('option', { name: /^All results/ })).toHaveAttribute(
      'href',
      '/admin/users?search=asha',
    );
  });
});
