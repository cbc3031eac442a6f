import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ComboboxField } from './combobox';

const CLIENTS = Array.from({ length: 303 }, (_, i) => ({ id: `c${i}`, name: `Client ${i}` }));
CLIENTS[200] = { id: 'meera', name: 'Meera Deshmukh' };

function Form() {
  const [value, setValue] = useState('');
  return (
    <>
      <ComboboxField
        label="Client"
        none="None of these"
        choices={CLIENTS}
        value={value}
        onChange={setValue}
      />
      <p data-testid="value">{value}</p>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Client' });
const value = () => screen.getByTestId('value').textContent;
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('a choice among 303 clients', () => {
  beforeEach(() => void render(<Form />));

  test('a part of the name finds the client, and Enter takes it', () => {
    fireEvent.change(field(), { target: { value: 'desh mee' } });
    expect(options()).toEqual(['Meera Deshmukh']);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(value()).toBe('meera');
    expect(field()).toHaveValue('Meera Deshmukh');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  test('arrow keys move through the list and around its end', () => {
    fireEvent.change(field(), { target: { value: 'client 30' } });
    expect(options()).toEqual(['Client 30', 'Client 300', 'Client 301', 'Client 302']);
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(value()).toBe('c302');
  });

  test('Escape leaves the choice as it was, and the first entry takes it back', () => {
    fireEvent.change(field(), { target: { value: 'meera' } });
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(value()).toBe('');
    fireEvent.change(field(), { target: { value: 'meera' } });
    fireEvent.click(screen.getByRole('option'));
    expect(value()).toBe('meera');
    fireEvent.click(field());
    fireEvent.click(screen.getByRole('option', { name: 'None of these' }));
    expect(value()).toBe('');
  });
});
