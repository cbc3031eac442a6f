import { LISTING_DETAILS } from './details';
import { KIND_FIELDS } from './kinds';
import type { FieldDefinition } from './schema';
import * as values from './vocabulary';

const list = (values: Iterable<string>) => [...values].join(', ');

/**
 * Every field that a person fills in, in the order of the wizard and the CSV template. Model paths, form schema and empty values, applicability, wire format,
 * cards, import, comparison of versions and homes, key facts, score and wizard all derive from it.
 */
export const LISTING_FIELDS = {
  title: {
    kind: 'text',
    label: 'Title',
    required: 'Please give the listing a title',
    max: 160,
    step: 0,
    inCard: true,
    form: {
      placeholder: '3 BHK flat in Dharampeth',
      of: {
        plot: { placeholder: '2,400 sq ft NA plot in Besa' },
        farm: { placeholder: '4 acres of orange orchard near Katol' },
        shop: { placeholder: 'Corner shop on Central Avenue' },
        homeRent: { placeholder: '2 BHK flat to let in Manish Nagar' },
      },
    },
    csv: { help: 'required', example: '2 BHK flat near the lake', aliases: ['name'] },
  },
  description: {
    kind: 'text',
    label: 'Description',
    required: 'Please describe the property',
    max: 5000,
    step: 0,
    form: {
      rows: 6,
      help: 'Light, neighbours, water, how far to school and market. What would you want to know?',
      of: {
        plot: { help: 'Shape, road, water and power at the plot, and the surroundings.' },
        farm: { help: 'Soil, crops, water through the year, and the way to the road.' },
        hall: { help: 'Footfall and traffic, parking, power, and previous use.' },
      },
    },
    csv: { help: 'required', example: 'Corner flat on the third floor with morning sun' },
  },
  price: {
    kind: 'rupees',
    label: 'Price',
    required: 'Please enter the price, for example 45 lakh or 45,00,000',
    step: 0,
    inCard: true,
    form: {
      label: 'Price (₹)',
      placeholder: '45 lakh',
      help: 'You can write 45 lakh, 1.5 cr or 45,00,000. To let, enter the monthly rent',
      of: { rent: { label: 'Monthly rent (₹)', placeholder: '18,000', help: 'You can write 18,000 or 18k' } },
    },
    csv: {
      help: 'required: rupees, such as 45 lakh; a month for rent',
      example: '45 lakh',
      aliases: ['rent'],
    },
  },
  category: {
    kind: 'choice',
    label: 'Category',
    required: 'Please choose a category',
    values: values.CATEGORIES,
    step: 0,
    inCard: true,
    fact: { at: 222, in: 'space' },
    form: { choose: 'Choose a category' },
    csv: { help: `required: ${list(values.CATEGORIES)}`, example: 'Residential', aliases: ['property type'] },
  },
  type: {
    kind: 'choice',
    label: 'Offer',
    required: 'Please choose sale or rent',
    values: values.LISTING_TYPES,
    labels: values.LISTING_TYPE_LABELS,
    step: 0,
    inCard: true,
    fact: { at: 223, label: 'Type', in: 'space' },
    form: { label: 'Type', choose: 'Sale or rent' },
    csv: { label: 'Type', help: 'required: sale or rent', example: 'sale', aliases: ['listed for'] },
    spellings: { sell: 'sale', rental: 'rent', lease: 'rent' },
  },
  address: {
    kind: 'text',
    label: 'Address',
    required: 'Please enter the full address',
    max: 300,
    step: 1,
    inCard: true,
    fact: { in: 'place' },
    form: {
      label: 'Full address',
      rows: 3,
      placeholder: '12 West High Court Road, Dharampeth, Nagpur 440010',
      of: {
        plot: { placeholder: 'Plot 14, Sai Layout, Besa, Nagpur 440037' },
        farm: { placeholder: 'Gat 123, village Sawargaon, Katol 441302' },
      },
      help: 'Include the locality and the city, so that people can find it.',
      autoComplete: 'street-address',
    },
    csv: { help: 'required', example: 'Ambazari Road, Dharampeth, Nagpur' },
  },
  city: {
    kind: 'text',
    label: 'City',
    max: 80,
    always: true,
    inCard: true,
    step: 1,
    fact: { in: 'place', label: 'Town' },
    csv: { help: 'empty: read from the address', example: 'Nagpur' },
  },
  bedrooms: {
    kind: 'count',
    label: 'Bedrooms',
    message: 'Please enter a whole number of bedrooms',
    max: 50,
    appliesTo: 'built',
    step: 1,
    inCard: true,
    fact: { at: 80, in: 'space' },
    form: { isNarrow: true },
    csv: { help: 'number', example: '2', aliases: ['bhk', 'beds'] },
  },
  area: {
    kind: 'area',
    label: 'Area',
    required: 'Please enter the area in square feet, for example 1600',
    step: 1,
    inCard: true,
    fact: { at: 40.5, in: 'space', best: 'largest' },
    form: {
      label: 'Area (sq ft)',
      placeholder: '1600',
      help: 'The area the price is for.',
      isNarrow: true,
      of: {
        plot: { label: 'Plot area', placeholder: '2400' },
        farm: { label: 'Area of the land', placeholder: '2 acres 20 guntha' },
      },
    },
    csv: { help: 'required: square feet', example: '950', aliases: ['area sq ft'] },
  },
  status: {
    kind: 'choice',
    label: 'Status',
    values: values.PROPERTY_STATUSES,
    labels: values.STATUS_LABELS,
    always: true,
    step: 2,
    inCard: true,
    fact: { at: 224, in: 'papers' },
    csv: { help: `empty: draft. Or ${list(values.IMPORT_STATUS_CHOICES.slice(1))}` },
  },
  ...LISTING_DETAILS,
  ...KIND_FIELDS,
} as const satisfies Record<string, FieldDefinition>;

/** The type of a field's value on the wire. */
export type FieldValue<F> = F extends { kind: 'choices'; values: readonly (infer V)[] }
  ? V[]
  : F extends { values: readonly (infer V)[] }
    ? V
    : F extends { kind: 'text' | 'date' | 'pinCode' | 'rera' | 'link' }
      ? string
      : number;
