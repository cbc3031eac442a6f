import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LetterDto } from '@/lib/brokers/letters/dto';
import { apiDouble } from '@/test/api-double';
import { LetterList } from './letter-list';

const network = apiDouble();
const ID = '65f000000000000000000001';
const LETTER: LetterDto = {
  ...{ id: ID, week: '2026-11-30', name: 'Ravi Kale', email: 'ravi@x.example', language: 'en', homes: 1 },
  ...{ state: 'draft', subject: 'Your home', text: 'Twelve people looked.', __v: 1 },
  sendAt: '2026-11-30T05:30:00.000Z',
};
const refused = (current: object) => ({ message: 'x', code: 'conflict', details: { current } });
const write = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a subject that another tab saved stays when the text is saved', async () => {
  const current = { ...LETTER, subject: 'The week of your home', __v: 2 };
  network.replies(`PATCH /api/letters/${ID}`, refused(current), 409);
  network.replies(`PATCH /api/letters/${ID}`, { data: { ...current, text: 'Two came.', __v: 3 } });
  render(<LetterList letters={[LETTER]} />);
  await write('Letter', 'Two came.');
  await press('Save');
  expect(await screen.findByDisplayValue('The week of your home')).toBeVisible();
  expect(network.calls[1]?.body).toEqual({
    ...{ subject: 'The week of your home', text: 'Two came.', __v: 2 },
  });
});

test('about a text that both have written there is a question', async () => {
  const current = { ...LETTER, text: 'Nobody came.', __v: 2 };
  network.replies(`PATCH /api/letters/${ID}`, refused(current), 409);
  network.replies(`PATCH /api/letters/${ID}`, { data: { ...current, __v: 3 } });
  render(<LetterList letters={[LETTER]} />);
  await write('Letter', 'Two came.');
  await press('Save');
  const question = await screen.findByRole('region', { name: 'Somebody else has changed this too' });
  expect(within(question).getAllByRole('row')[1]).toHaveTextContent('LetterTwo came.Nobody came.');
  await press('Take theirs, drop mine');
  expect(await screen.findByDisplayValue('Nobody came.')).toBeVisible();
});
