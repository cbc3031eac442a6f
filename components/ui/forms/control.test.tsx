import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Choice } from './control';

function Box() {
  const [isOn, setOn] = useState(false);
  return <Choice aria-label="plot" checked={isOn} onChange={() => setOn((before) => !before)} />;
}

/** As lib/platform/http/early-input.ts makes a tick again. */
function tickAgain(box: HTMLInputElement): void {
  box.checked = false;
  fireEvent.click(box);
}

describe('a box to tick', () => {
  it('stays ticked when a tick that has worked is made again', () => {
    render(<Box />);
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    fireEvent.click(box);
    tickAgain(box);
    expect(box).toBeChecked();
    fireEvent.click(box);
    expect(box).not.toBeChecked();
  });
});
