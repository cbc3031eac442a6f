import { render, screen, within } from '@testing-library/react';
import { ContactFacts } from '@/components/contacts/contact-facts';
import { ContactWays } from '@/components/contacts/contact-ways';
import type { ContactDto } from '@/lib/contacts/dto';
import type { ThreadItemDto } from '@/lib/office/contact-thread/dto';
import { ContactThread } from './contact-thread';

const ID = 'a'.repeat(24);
const note: ThreadItemDto = {
  id: 'b'.repeat(24),
  kind: 'note',
  at: '2026-11-23T18:29:59.999Z',
  isDay: true,
  title: 'Noted',
  text: 'Loan approved',
  by: 'Sunita',
};
const enquiry = (n: number): ThreadItemDto => ({
  id: `e${n}`,
  kind: 'enquiry',
  at: '2026-11-20T06:00:00.000Z',
  title: `Asked about ${n}`,
  text: 'Is it free?',
  href: `/admin/enquiries/${n}`,
});

describe('the thread of a contact', () => {
  test('has a note with its day, who wrote it and how it is removed, and an enquiry with its page', () => {
    render(<ContactThread contact={ID} thread={[note, enquiry(1)]} today="2026-11-26" canChange />);
    const [first, second] = within(screen.getByRole('list', { name: 'Thread' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('23 Nov 2026, Sunita');
    expect(within(first!).getByRole('button', { name: 'Remove the note of 23 Nov 2026' })).toBeVisible();
    expect(within(second!).getByRole('link', { name: 'Asked about 1' })).toHaveAttribute(
      'href',
      '/admin/enquiries/1',
    );
    expect(screen.getByRole('form', { name: 'New note' })).toBeInTheDocument();
  });

  test('who may only read changes nothing, and what is older is folded', () => {
    const thread = [note, ...Array.from({ length: 24 }, (_, i) => enquiry(i))];
    render(<ContactThread contact={ID} thread={thread} today="2026-11-26" canChange={false} />);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('5 older').closest('details')).not.toHaveAttribute('open');
  });
});

const contact = (more: Partial<ContactDto>): ContactDto => ({
  _id: ID,
  __v: 0,
  firstName: 'Asha',
  lastName: 'Rao',
  ...more,
});

test.each<[Partial<ContactDto>, Record<string, string>]>([
  [
    { mobilePhone: '98220 12345', emailAddress: 'a@x.example' },
    { Call: 'tel:+919822012345', WhatsApp: 'https://wa.me/919822012345?text=', Mail: 'mailto:a@x.example' },
  ],
  // a landline is called and not written to
  [{ homePhone: '0712 255 1234' }, { Call: 'tel:+917122551234' }],
  [
    { otherPhones: '0712 255, 98220 12345' },
    { Call: 'tel:+919822012345', WhatsApp: 'https://wa.me/919822012345?text=' },
  ],
  [{ otherEmails: 'b@x.example' }, { Mail: 'mailto:b@x.example' }],
  [{}, {}],
])('%j is reached by %j', (more, ways) => {
  render(<ContactWays contact={contact(more)} />);
  const links = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(Object.fromEntries(links)).toEqual(ways);
});

test('blank facts of a contact read N/A', () => {
  render(<ContactFacts contact={contact({ gender: 'Female' })} />);
  expect(screen.getByText('Birthday').nextSibling).toHaveTextContent('N/A');
  expect(screen.getByText('Gender').nextSibling).toHaveTextContent('Female');
});
