import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardPriceSwitch } from './card-price-switch';

test('the switch of the all-in cost works where the browser stores nothing', async () => {
  const refuse = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  const storage = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse);
  render(<CardPriceSwitch />);
  const choice = screen.getByRole('checkbox', { name: 'Show all-in cost' });
  await userEvent.click(choice);
  expect(choice).toBeChecked();
  await userEvent.click(choice);
  expect(choice).not.toBeChecked();
  storage.mockRestore();
});
