import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { PinPicker } from '@/components/listings/pin/pin-picker';
import { PlaceFinder } from '@/components/listings/pin/place-finder';
import { StepPlace } from '@/components/listings/pin/step-place';
import { ConflictPanel } from '@/components/listings/wizard/conflict-panel';
import { mergeListing } from '@/components/listings/wizard/merge-listing';
import { QualityPanel } from '@/components/listings/wizard/quality-panel';
import { toPropertyDto } from '@/lib/listings/dto';
import { toFormValues } from '@/lib/listings/format';
import { EMPTY_FORM, type PropertyFormValues, STEP_FIELDS } from '@/lib/listings/schema';
import { apiDouble } from '@/test/api-double';
import { AreaControl } from './area-control';
import { type ControlName, FieldControl } from './field-control';
import { StepBasics } from './step-basics';

const mockMap = { setPin: jest.fn(), look: jest.fn(), name: jest.fn(), zoom: jest.fn(), remove: jest.fn() };
jest.mock('@/components/listings/pin/draw-pin-map', () => ({
  drawPinMap: () => ({ ...mockMap, centre: () => ({ lat: 21.1, lng: 79.1 }) }),
}));

describe('fields', () => {
  type Values = Partial<PropertyFormValues>;

  function Control({ name, values, help }: { name: ControlName; values?: Values; help?: string }) {
    const form = useForm<PropertyFormValues>({ defaultValues: { ...EMPTY_FORM, ...values } });
    return <FieldControl name={name} form={form} help={help} />;
  }
  function Step({ of, values }: { of: 0 | 1; values?: Values }) {
    const form = useForm<PropertyFormValues>({ defaultValues: { ...EMPTY_FORM, ...values } });
    return of === 0 ? <StepBasics form={form} /> : <StepPlace form={form} detailsOpen={false} />;
  }
  const options = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const labels = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent);

  test('shows a typed price in words, so that an extra zero is noticed', async () => {
    render(<Control name="price" />);
    const field = screen.getByLabelText('Price (₹)');
    expect(field).toHaveAccessibleDescription(/You can write 45 lakh/);
    await userEvent.type(field, '4.5 cr');
    expect(field).toHaveAccessibleDescription('₹4,50,00,000 · 4.5 crore');
  });

  test('asks for a monthly rent as the price of a home to let', () => {
    render(<Control name="price" values={{ type: 'rent' }} />);
    expect(screen.getByLabelText('Monthly rent (₹)')).toHaveAttribute('placeholder', '18,000');
  });

  test('labels choices by the vocabulary, and offers the kinds of the category', () => {
    render(<Control name="furnishing" />);
    expect(options('Furnishing')).toEqual(['Not specified', 'Unfurnished', 'Semi-furnished', 'Furnished']);
    render(<Control name="facing" />);
    expect(options('Facing')).toContain('North-east');
    render(<Control name="subType" values={{ category: 'Commercial' }} />);
    expect(options('Kind of property')).toContain('Shop');
    expect(options('Kind of property')).not.toContain('Flat');
  });

  test.each<[ControlName, string, Record<string, string>]>([
    ['description', 'Description', { rows: '6', maxlength: '5000' }],
    ['title', 'Title', { maxlength: '160' }],
    ['possessionDate', 'Possession date', { placeholder: '23 Nov 2026' }],
    ['pinCode', 'PIN code', { inputmode: 'numeric' }],
    ['carpetArea', 'Carpet area (sq ft)', { inputmode: 'decimal' }],
    ['address', 'Full address', { autocomplete: 'street-address' }],
  ])('asks for %s in its specific way', (name, label, attributes) => {
    render(<Control name={name} />);
    for (const [attribute, value] of Object.entries(attributes))
      expect(screen.getByLabelText(label)).toHaveAttribute(attribute, value);
  });

  test('asks in the first step for the kind and the type of listing, then for the registry’s fields', () => {
    const { unmount } = render(<Step of={0} />);
    expect(labels()).toEqual(['Category', 'Type', 'Title', 'Description', 'Price (₹)']);
    expect(STEP_FIELDS[0]).toEqual(['title', 'description', 'price', 'category', 'type', 'subType']);
    unmount();
    render(<Step of={0} values={{ category: 'Commercial', type: 'rent' }} />);
    expect(labels()).toEqual([
      'Category',
      'Type',
      'Kind of property',
      'Title',
      'Description',
      'Monthly rent (₹)',
    ]);
    expect(screen.getByLabelText('Title')).toHaveAttribute('placeholder', 'Corner shop on Central Avenue');
  });

  test('asks in the second step for the possession of a sale, and for that kind’s fields', () => {
    const { unmount } = render(
      <Step of={1} values={{ category: 'Residential', type: 'sale', possession: 'ready' }} />,
    );
    expect(labels().slice(0, 6)).toEqual([
      'Find the place (optional)',
      'Full address',
      'Town',
      'Bedrooms (optional)',
      'Area (sq ft)',
      'Possession',
    ]);
    expect(screen.getByLabelText('Possession')).toHaveValue('ready');
    unmount();
    const land = render(<Step of={1} values={{ category: 'Plots', type: 'rent' }} />);
    expect(labels()).not.toContain('Possession');
    expect(labels()).not.toContain('Bedrooms (optional)');
    expect(labels()).not.toContain('Carpet area (sq ft)');
    expect(labels()).toEqual(
      expect.arrayContaining(['Frontage', 'Non-agricultural (NA) order', 'Notice (months)']),
    );
    land.unmount();
    render(<Step of={1} values={{ category: 'Commercial', type: 'rent' }} />);
    expect(screen.getByLabelText(/^Bedrooms/)).toHaveAccessibleDescription('Leave empty if there are none');
  });

  test('asks for the town only if the address does not name it', () => {
    const { unmount } = render(
      <Step of={1} values={{ address: '4 Central Avenue, Sadar, Nagpur 440001' }} />,
    );
    expect(screen.getByLabelText('Town (optional)')).toHaveAccessibleDescription(
      /^The address says Sadar, Nagpur/,
    );
    unmount();
    render(<Step of={1} values={{ address: 'Plot 4, Main Road' }} />);
    expect(screen.getByLabelText('Town')).toHaveAccessibleDescription(
      /can’t tell from the address and PIN code$/,
    );
  });

  const LISTING = toPropertyDto({
    _id: '65f000000000000000000001',
    title: 'Theirs',
    description: 'd',
    price: 10,
    type: 'sale',
    category: 'Plots',
    status: 'active',
    area: 100,
    amenities: ['lift'],
  });

  const NO_PHOTOS = { images: [], videos: [] };

  test('shows in the question only what both changed, focuses it, and takes neither side without a press', async () => {
    const [keep, take] = [jest.fn(), jest.fn()];
    const base = toFormValues(LISTING);
    const listing = { ...LISTING, title: 'Theirs again', price: 12 };
    const mine = { ...base, title: 'Mine', description: 'My words' };
    const began = { values: base, media: '[[],[]]' };
    const conflict = { ...mergeListing(began, mine, NO_PHOTOS, listing), listing };
    const handlers = { onKeepMine: keep, onTakeTheirs: take };
    render(<ConflictPanel {...{ conflict, ...handlers }} media={NO_PHOTOS} isOwn={false} busy={false} />);
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual(['FieldYoursSaved by them', 'TitleMineTheirs again']);
    expect(screen.getByRole('region')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Overwrite theirs with mine' }));
    expect([keep.mock.calls.length, take.mock.calls.length]).toEqual([1, 0]);
  });

  test('shows different photographs for versions with equal texts', () => {
    const noop = () => undefined;
    const conflict = {
      names: ['media' as const],
      values: toFormValues(LISTING),
      takesMedia: false,
      listing: LISTING,
    };
    render(
      <ConflictPanel
        {...{ conflict, media: NO_PHOTOS }}
        isOwn
        busy={false}
        onKeepMine={noop}
        onTakeTheirs={noop}
      />,
    );
    expect(screen.getByText(/the photos or their order differ/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep the saved version' })).toBeVisible();
  });

  test('follows the score with the best advice, or with praise', () => {
    const names = ['photos', 'area', 'facing', 'floor', 'age'];
    const advice = names.map((text, i) => ({ field: text, text, points: 9 - i }));
    const { rerender } = render(<QualityPanel quality={{ score: 40, advice }} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'photos+9',
      'area+8',
      'facing+7',
      'floor+6',
    ]);
    rerender(<QualityPanel quality={{ score: 100, advice: [] }} />);
    expect(screen.getByText('Nothing’s missing.')).toBeVisible();
  });
});

describe('place fields', () => {
  const network = apiDouble();
  let values: PropertyFormValues;

  function Form({ start = {}, part }: { start?: object; part: 'area' | 'pin' }) {
    const form = useForm<PropertyFormValues>({ defaultValues: { ...EMPTY_FORM, ...start } });
    values = form.watch();
    if (part === 'pin') return <PinPicker form={form} found={undefined} />;
    return <AreaControl name="area" form={form} label="Area" help="What the price is for" optional={false} />;
  }

  describe('area field', () => {
    const unit = () => screen.getByLabelText('Unit: Area');

    test("accepts the owner's unit and shows square feet", async () => {
      render(<Form part="area" />);
      await userEvent.selectOptions(unit(), 'sq m');
      await userEvent.type(screen.getByLabelText('Area (sq m)'), '150');
      expect(values).toMatchObject({ area: '150 sq m', areaUnit: 'sq-m' });
      expect(screen.getByText('1,615 sq ft · 150 sq m')).toBeVisible();
      await userEvent.selectOptions(unit(), 'guntha');
      expect(values).toMatchObject({ area: '150 guntha', areaUnit: 'guntha' });
    });

    test('reads a bare figure as square feet, and keeps typed units', async () => {
      render(<Form part="area" start={{ area: '1600' }} />);
      expect(screen.getByLabelText('Area (sq ft)')).toHaveValue('1600');
      await userEvent.clear(screen.getByLabelText('Area (sq ft)'));
      await userEvent.type(screen.getByLabelText('Area (sq ft)'), '2 acres 20 guntha');
      expect(values.area).toBe('2 acres 20 guntha');
      expect(screen.getByText('1,08,900 sq ft · 2 acres 20 guntha')).toBeVisible();
    });
  });

  test('finds a place in either script and selects it by keyboard, where Enter stays in the step', async () => {
    const besa = { id: 'nagpur/besa', kind: 'locality', name: 'Besa', nameDevanagari: 'बेसा', city: 'Nagpur' };
    network.replies(`GET /api/places?search=${encodeURIComponent('बेसा')}`, {
      data: [besa, { ...besa, id: 'nagpur/besa-road', name: 'Besa Road' }],
    });
    const picked = jest.fn();
    const submit = jest.fn((event: Event) => event.preventDefault());
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

  describe('pin', () => {
    const drawn = () => screen.findByRole('button', { name: 'Zoom in' });
    beforeEach(() => {
      for (const near of ['21.1458,79.0882', '21.1,79.1', '21.0671,79.0954'])
        network.replies(`GET /api/places?near=${near}`, { data: [], tiles: '' });
    });

    test('is set by a button, moved by keys and buttons, and removed', async () => {
      render(<Form part="pin" />);
      await waitFor(() => expect(mockMap.name).toHaveBeenCalled());
      await userEvent.click(screen.getByRole('button', { name: 'Set the pin' }));
      expect(values).toMatchObject({ latitude: '21.1', longitude: '79.1' });
      screen.getByRole('application').focus();
      await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
      expect(values).toMatchObject({ latitude: '21.1001', longitude: '79.101' });
      await userEvent.click(screen.getByRole('button', { name: 'Move the pin 10 m south' }));
      expect(values.latitude).toBe('21.1');
      expect(mockMap.setPin).toHaveBeenLastCalledWith({ lat: 21.1, lng: 79.101 });
      await userEvent.click(screen.getByRole('button', { name: 'Remove the pin' }));
      expect(values).toMatchObject({ latitude: '', longitude: '' });
    });

    test('can be replaced by its area; without a pin the map shows the locality or says that there is none', async () => {
      const { unmount } = render(<Form part="pin" start={{ latitude: '21.1', longitude: '79.1' }} />);
      await drawn();
      await userEvent.click(screen.getByLabelText(/^Show only the area/));
      expect(values.placeShown).toBe('area');
      await userEvent.click(screen.getByLabelText(/^Show only the area/));
      expect(values.placeShown).toBe('');
      unmount();
      const { unmount: leave } = render(<Form part="pin" start={{ address: 'Main Road, Besa, Nagpur' }} />);
      await drawn();
      expect(screen.getByText(/the centre of Besa, marked as approximate/)).toBeVisible();
      expect(screen.queryByLabelText(/^Show only the area/)).not.toBeInTheDocument();
      leave();
      render(<Form part="pin" />);
      await drawn();
      expect(
        screen.getByText(/so the listing can’t be shown on a map|the listing isn’t on any map/),
      ).toBeVisible();
    });
  });
});
