import { act, render, screen } from '@testing-library/react';
import { ExitIntent } from './exit-intent';

jest.mock('./exit-popup', () => ({ __esModule: true, default: () => <p>Before you go</p> }));

const leave = () =>
  act(() => {
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 }));
  });

test('ignores a pointer that leaves again while the popup opens, which would close it for good', async () => {
  window.matchMedia = () => ({ matches: true }) as never;
  render(<ExitIntent />);
  leave();
  const popup = await screen.findByText('Before you go');
  leave();
  expect(screen.getByText('Before you go')).toBe(popup);
});
