import { useEffect, useRef } from 'react';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { fieldsOf } from '@/components/ui/form-field';
import {
  HOME_CATEGORIES,
  LISTING_TYPE_LABELS,
  LISTING_TYPES,
  POSSESSION_LABELS,
  POSSESSIONS,
} from '@/lib/listing-vocabulary/constants';
import { TOWN_QUESTION } from '@/lib/place/constants';
import { findPin, placeOf } from '@/lib/place/rules';
import { MoreFields } from './more-fields';
import type { WizardForm } from './step-basics';

/** What PIN code and address say, or the question. */
function Town({ form }: { form: WizardForm }) {
  const [address, pinCode] = form.watch(['address', 'pinCode']);
  const { city, locality, pinCode: pin } = placeOf({ address, pinCode });
  const postOffice = pin && findPin(pin)?.postOffice;
  const place = [locality?.name, city?.name, pin && `PIN ${pin}`].filter(Boolean).join(', ');
  const read = `The address says ${place}${postOffice ? ` (post office ${postOffice})` : ''}. Fill this in only if that is wrong`;
  return (
    <TextField
      label="Town"
      optional={city !== undefined}
      autoComplete="address-level2"
      help={city ? read : address ? `${TOWN_QUESTION} The address and its PIN code do not say it` : undefined}
      {...fieldsOf(form)('city')}
    />
  );
}

/**
 * Asked of every sale, because an unfinished project needs its RERA number. Most of what owners sell can be moved into: that is
 * filled in when they choose to sell, in plain sight.
 */
function Possession({ form }: { form: WizardForm }) {
  const [type, category] = form.watch(['type', 'category']);
  const isAsked = type === 'sale' && category !== 'Agricultural';
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    if (isAsked && !wasAsked.current && !form.getValues('possession')) form.setValue('possession', 'ready');
    wasAsked.current = isAsked;
  }, [isAsked, form]);
  if (!isAsked) return null;
  return (
    <SelectField label="Possession" {...fieldsOf(form)('possession')}>
      <option value="">Not specified</option>
      {POSSESSIONS.map((possession) => (
        <option key={possession} value={possession}>
          {POSSESSION_LABELS[possession]}
        </option>
      ))}
    </SelectField>
  );
}

/** Step 2: type, full address, bedrooms, area; then what depends on the category. */
export function StepPlace({ form, detailsOpen }: { form: WizardForm; detailsOpen: boolean }) {
  const { watch } = form;
  const field = fieldsOf(form);
  const category = watch('category');
  const isHome = HOME_CATEGORIES.some((home) => home === category);
  return (
    <>
      <SelectField label="Type" {...field('type')}>
        <option value="">Sale or rent</option>
        {LISTING_TYPES.map((type) => (
          <option key={type} value={type}>
            {LISTING_TYPE_LABELS[type]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="Full address"
        rows={3}
        maxLength={300}
        autoComplete="street-address"
        placeholder="12 West High Court Road, Dharampeth, Nagpur 440010"
        help="With the locality and the city: they decide where the listing is found."
        {...field('address')}
      />
      <Town form={form} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Bedrooms"
          optional
          type="number"
          min={0}
          max={50}
          inputMode="numeric"
          help={isHome || !category ? undefined : 'Leave empty if there are none'}
          {...field('bedrooms')}
        />
        <TextField
          label="Area (sq ft)"
          inputMode="decimal"
          autoComplete="off"
          placeholder="1600"
          help="The area that the price is for."
          {...field('area')}
        />
      </div>
      <Possession form={form} />
      <MoreFields form={form} open={detailsOpen} />
    </>
  );
}
