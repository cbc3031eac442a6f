import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinkedTourDto } from '@/lib/clients/tours/dto';
import { LinkedTour } from './linked-tour';

const api = jest.fn();
jest.mock('@/lib/platform/browser/api', () => ({
  ...jest.requireActual<typeof import('@/lib/platform/browser/api')>('@/lib/platform/browser/api'),
  api: (...sent: unknown[]) => api(...sent),
}));
beforeEach(() => void api.mockReset());

const base = { from: 'Gauri Broker', phone: '+919822012345', day: '2026-11-29', state: 'sent' as const };
const stop = (n: number, mayJudge: boolean) => ({
  ...{
    id: `s${n}`,
    home: `h${n}`,
    title: `Flat ${n}`,
    card: null,
    agent: 'Gauri Broker',
    km: n > 1 ? 1.2 : null,
  },
  ...{ start: `2026-11-29T0${4 + n}:30:00.000Z`, end: `2026-11-29T0${5 + n}:00:00.000Z`, isOff: false },
  ...{ mayJudge, verdict: null, note: '' },
});
const family: LinkedTourDto = {
  ...base,
  ...{ side: 'family', name: 'Asha', mapUrl: null, stops: [stop(1, true), stop(2, false)] },
};

test('asks a family with one press about the last home before the next one', async () => {
  api.mockResolvedValue({ ...family, stops: [{ ...stop(1, true), verdict: 'yes' }, stop(2, false)] });
  render(<LinkedTour token="t" initial={family} />);
  const large = screen.getByRole('heading', { name: 'How is Flat 1?' }).parentElement!;
  await userEvent.click(within(large).getByRole('button', { name: 'We like it' }));
  expect(api).toHaveBeenCalledWith('/api/tours/link/t', {
    method: 'POST',
    body: { action: 'thumb', stop: 's1', verdict: 'yes' },
  });
  // asked once; it can be changed at the home itself
  expect(screen.queryByRole('heading', { name: 'How is Flat 1?' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'We like it: Flat 1' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('button', { name: 'We like it: Flat 2' })).not.toBeInTheDocument();
});

test('confirms an owner’s times with a message', async () => {
  const times = [{ start: '2026-11-29T04:30:00.000Z', end: '2026-11-29T05:00:00.000Z' }];
  const owner: LinkedTourDto = {
    ...base,
    ...{ side: 'owner', title: 'Flat 1', keys: 'guard', times, answer: 'none', word: '' },
  };
  api.mockResolvedValue({ ...owner, answer: 'confirmed', word: 'Ring twice' });
  render(<LinkedTour token="t" initial={owner} />);
  expect(screen.getByText(/^10 am/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), 'Ring twice');
  await userEvent.click(screen.getByRole('button', { name: 'Yes, that works' }));
  expect(api).toHaveBeenCalledWith('/api/tours/link/t', {
    method: 'POST',
    body: { action: 'confirm', word: 'Ring twice' },
  });
  expect(screen.getByText('You have confirmed these times.')).toBeVisible();
});
