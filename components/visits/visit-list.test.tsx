import { render, screen } from '@testing-library/react';
import type { VisitDto } from '@/lib/visits/dto';
import { VisitList } from './visit-list';

const DAY = 86_400_000;
const visit = (more: Partial<VisitDto>): VisitDto => ({
  id: 'a'.repeat(24),
  side: 'visitor',
  home: { id: 'b'.repeat(24), title: 'Flat in Besa', address: 'Besa' } as VisitDto['home'],
  otherName: 'Ravi Kale',
  state: 'cancelled',
  withFamily: false,
  turn: null,
  proposed: [],
  offered: null,
  start: new Date(Date.now() + DAY).toISOString(),
  words: [],
  roundsLeft: 2,
  isNumberTaken: false,
  feedback: null,
  ...more,
});
const departure = { why: 'sold', similar: '/buy/nagpur' } as const;
const isFolded = (more: Partial<VisitDto>) => {
  const { unmount } = render(<VisitList visits={[visit(more)]} sendFor={undefined} />);
  const folded = screen.getByText('Flat in Besa').closest('details') !== null;
  unmount();
  return folded;
};

test('keeps a visit whose home is gone in view until its time has passed', () => {
  expect(isFolded({ departure })).toBe(false);
  const past = new Date(Date.now() - DAY).toISOString();
  expect(isFolded({ departure, start: past })).toBe(true);
  const day = new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10);
  expect(isFolded({ departure, start: null, proposed: [{ key: `${day}-morning`, label: '' }] })).toBe(false);
  // a cancelled visit is over for both sides
  expect(isFolded({})).toBe(true);
});
