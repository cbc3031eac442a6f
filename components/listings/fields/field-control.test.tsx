import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { StepPlace } from '@/components/listings/pin/step-place';
import { ConflictPanel } from '@/components/listings/wizard/conflict-panel';
import { mergeListing } from '@/components/listings/wizard/merge-listing';
import { QualityPanel } from '@/components/listings/wizard/quality-panel';
import { toPropertyDto } from '@/lib/listings/dto';
import { toFormValues } from '@/lib/listings/format';
import { EMPTY_FORM, type PropertyFormValues, STEP_FIELDS } from '@/lib/listings/schema';
import { type ControlName, FieldControl } from './field-control';
import { StepBasics } from './step-basics';

vi.mock('@/components/listings/pin/draw-pin-map', () => ({ drawPinMap: () => undefined }));

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

test('a price shows in words what was typed, so that a zero too many is seen', async () => {
  render(<Control name="price" />);
  const field = screen.getByLabelText('Price (₹)');
  expect(field).toHaveAccessibleDescription(/You can write 45 lakh/);
  await userEvent.type(field, '4.5 cr');
  expect(field).toHaveAccessibleDescription('₹4,50,00,000 · 4.5 crore');
});

test('of a home to let the price is the rent of a month', () => {
  render(<Control name="price" values={{ type: 'rent' }} />);
  expect(screen.getByLabelText('Rent a month (₹)')).toHaveAttribute('placeholder', '18,000');
});

test('choices have the labels of the vocabulary; kinds are those of the category', () => {
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
])('%s is asked for in the way of its kind', (name, label, attributes) => {
  render(<Control name={name} />);
  for (const [attribute, value] of Object.entries(attributes))
    expect(screen.getByLabelText(label)).toHaveAttribute(attribute, value);
});

test('the first step asks what it is and whether it is let, then what the registry has there', () => {
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
    'Rent a month (₹)',
  ]);
  expect(screen.getByLabelText('Title')).toHaveAttribute('placeholder', 'Corner shop on Central Avenue');
});

test('the second step asks for the possession of a sale, and what else such a property has', () => {
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

test('a town that the address says need not be typed; one that it does not say is asked for', () => {
  const { unmount } = render(<Step of={1} values={{ address: '4 Central Avenue, Sadar, Nagpur 440001' }} />);
  expect(screen.getByLabelText('Town (optional)')).toHaveAccessibleDescription(
    /^The address says Sadar, Nagpur/,
  );
  unmount();
  render(<Step of={1} values={{ address: 'Plot 4, Main Road' }} />);
  expect(screen.getByLabelText('Town')).toHaveAccessibleDescription(/do not say it$/);
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

test('the question shows what both changed alone, takes the focus, and neither is taken without a press', async () => {
  const [keep, take] = [vi.fn(), vi.fn()];
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
  await userEvent.click(screen.getByRole('button', { name: 'Save mine over theirs' }));
  expect([keep.mock.calls.length, take.mock.calls.length]).toEqual([1, 0]);
});

test('where the texts are the same, the photographs differ', () => {
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
  expect(screen.getByRole('button', { name: 'Leave it as it was saved' })).toBeVisible();
});

test('the score is followed by the most useful advice, or by the good news', () => {
  const advice = ['photos', 'area', 'facing'].map((text, i) => ({ field: text, text, points: 9 - i }));
  const { rerender } = render(<QualityPanel quality={{ score: 40, advice }} most={2} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'photos+9',
    'area+8',
  ]);
  rerender(<QualityPanel quality={{ score: 100, advice: [] }} />);
  expect(screen.getByText('Nothing is missing.')).toBeVisible();
});
