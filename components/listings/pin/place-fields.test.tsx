import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { AreaControl } from '@/components/listings/fields/area-control';
import { EMPTY_FORM, type PropertyFormValues } from '@/lib/listings/schema';
import { apiDouble } from '@/test/api-double';
import { PinPicker } from './pin-picker';
import { PlaceFinder } from './place-finder';

const map = { setPin: vi.fn(), look: vi.fn(), name: vi.fn(), zoom: vi.fn(), remove: vi.fn() };
vi.mock('./draw-pin-map', () => ({
  drawPinMap: () => ({ ...map, centre: () => ({ lat: 21.1, lng: 79.1 }) }),
}));

const network = apiDouble();
let values: PropertyFormValues;

function Form({ start = {}, part }: { start?: object; part: 'area' | 'pin' }) {
  const form = useForm<PropertyFormValues>({ defaultValues: { ...EMPTY_FORM, ...start } });
  values = form.watch();
  if (part === 'pin') return <PinPicker form={form} found={undefined} />;
  return <AreaControl name="area" form={form} label="Area" help="What the price is for" optional={false} />;
}

describe('an area', () => {
  const unit = () => screen.getByLabelText('Unit: Area');

  test('is typed in the unit that its owner counts in, and read back in square feet', async () => {
    render(<Form part="area" />);
    await userEvent.selectOptions(unit(), 'sq m');
    await userEvent.type(screen.getByLabelText('Area (sq m)'), '150');
    expect(values).toMatchObject({ area: '150 sq m', areaUnit: 'sq-m' });
    expect(screen.getByText('1,615 sq ft · 150 sq m')).toBeVisible();
    await userEvent.selectOptions(unit(), 'guntha');
    expect(values).toMatchObject({ area: '150 guntha', areaUnit: 'guntha' });
  });

  test('a bare figure is square feet, and units that are typed hold', async () => {
    render(<Form part="area" start={{ area: '1600' }} />);
    expect(screen.getByLabelText('Area (sq ft)')).toHaveValue('1600');
    await userEvent.clear(screen.getByLabelText('Area (sq ft)'));
    await userEvent.type(screen.getByLabelText('Area (sq ft)'), '2 acres 20 guntha');
    expect(values.area).toBe('2 acres 20 guntha');
    expect(screen.getByText('1,08,900 sq ft · 2 acres 20 guntha')).toBeVisible();
  });
});

test('a place is found in either script and chosen by the keyboard; Enter does not leave the step', async () => {
  const besa = { id: 'nagpur/besa', kind: 'locality', name: 'Besa', nameDevanagari: 'बेसा', city: 'Nagpur' };
  network.replies(`GET /api/places?search=${encodeURIComponent('बेसा')}`, {
    data: [besa, { ...besa, id: 'nagpur/besa-road', name: 'Besa Road' }],
  });
  const picked = vi.fn();
  const submit = vi.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={submit as never}>
      <PlaceFinder onPick={picked} />
    </form>,
  );
  const box = screen.getByRole('combobox');
  await userEvent.type(box, 'बेसा');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(picked).toHaveBeenCalledWith(expect.objectContaining({ name: 'Besa Road' }));
  expect(box).toHaveValue('Besa Road');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(submit).not.toHaveBeenCalled();
});

describe('the pin', () => {
  const drawn = () => screen.findByRole('button', { name: 'Zoom in' });
  beforeEach(() => {
    for (const near of ['21.1458,79.0882', '21.1,79.1', '21.0671,79.0954'])
      network.replies(`GET /api/places?near=${near}`, { data: [], tiles: '' });
  });

  test('is set by a button, moved by keys and buttons, and removed', async () => {
    render(<Form part="pin" />);
    await waitFor(() => expect(map.name).toHaveBeenCalled());
    await userEvent.click(screen.getByRole('button', { name: 'Set the pin' }));
    expect(values).toMatchObject({ latitude: '21.1', longitude: '79.1' });
    screen.getByRole('application').focus();
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
    expect(values).toMatchObject({ latitude: '21.1001', longitude: '79.101' });
    await userEvent.click(screen.getByRole('button', { name: 'Move the pin 10 m south' }));
    expect(values.latitude).toBe('21.1');
    expect(map.setPin).toHaveBeenLastCalledWith({ lat: 21.1, lng: 79.101 });
    await userEvent.click(screen.getByRole('button', { name: 'Remove the pin' }));
    expect(values).toMatchObject({ latitude: '', longitude: '' });
  });

  test('may be hidden behind its area; without one the map shows the locality, or says that it shows nothing', async () => {
    const { unmount } = render(<Form part="pin" start={{ latitude: '21.1', longitude: '79.1' }} />);
    await drawn();
    await userEvent.click(screen.getByLabelText(/^Show only the area/));
    expect(values.placeShown).toBe('area');
    await userEvent.click(screen.getByLabelText(/^Show only the area/));
    expect(values.placeShown).toBe('');
    unmount();
    const { unmount: leave } = render(<Form part="pin" start={{ address: 'Main Road, Besa, Nagpur' }} />);
    await drawn();
    expect(screen.getByText(/the middle of Besa, marked as approximate/)).toBeVisible();
    expect(screen.queryByLabelText(/^Show only the area/)).not.toBeInTheDocument();
    leave();
    render(<Form part="pin" />);
    await drawn();
    expect(screen.getByText(/the listing is on no map/)).toBeVisible();
  });
});
