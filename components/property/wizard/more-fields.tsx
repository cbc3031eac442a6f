import { type ReactNode, useEffect, useId, useState } from 'react';
import { CheckboxField, SelectField, TextField } from '@/components/ui/field';
import { fieldsOf } from '@/components/ui/form-field';
import { hasField } from '@/lib/listing/rules';
import type { PropertyFormValues } from '@/lib/listing/schema';
import {
  AMENITIES,
  AMENITY_LABELS,
  FACINGS,
  FURNISHING_LABELS,
  FURNISHINGS,
  LAND_CATEGORIES,
  POSSESSION_LABELS,
  POSSESSIONS,
  RERA_EXEMPTION_LABELS,
  RERA_EXEMPTIONS,
} from '@/lib/listing-vocabulary/constants';
import { moneyHelp, type WizardForm } from './step-basics';

type TextName = Exclude<keyof PropertyFormValues, 'amenities'>;

/** What helps buyers to decide but nobody is made to fill in: collapsed, and only what the category has. */
export function MoreFields({ form, open }: { form: WizardForm; open: boolean }) {
  const id = useId();
  const { register, watch } = form;
  const field = fieldsOf(form);
  const kind = { category: watch('category'), type: watch('type') };
  const isLand = LAND_CATEGORIES.some((one) => one === kind.category);
  // a wrong field opens it, and it stays open while the field is put right
  const [isOpen, setOpen] = useState(open);
  useEffect(() => {
    if (open) setOpen(true);
  }, [open]);

  const text = (name: TextName, label: string, more: { help?: string; whole?: boolean } = {}) =>
    hasField(name, kind) && (
      <TextField
        label={label}
        inputMode={more.whole ? 'numeric' : undefined}
        help={more.help}
        {...field(name)}
      />
    );
  const choice = (name: TextName, label: string, options: readonly (readonly [string, string])[]) =>
    hasField(name, kind) && (
      <SelectField label={label} {...field(name)}>
        <option value="">Not said</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
    );

  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-md border border-line"
    >
      <summary className="px-5 py-4 font-bold">
        More details
        <span className="font-normal text-ink-soft">
          {' '}
          (optional): they bring the listing to the right people
        </span>
      </summary>
      <div className="flex flex-col gap-6 border-line border-t px-5 py-5">
        <Group title="Place">
          {text('locality', 'Locality')}
          {text('city', 'City', { help: 'Only when the address does not name it' })}
          {text('project', 'Society or project')}
          {text('pinCode', 'PIN code', { whole: true })}
        </Group>
        {!isLand && (
          <Group title="Areas in square feet">
            {text('carpetArea', 'Carpet area', { help: 'Inside the walls: what RERA counts' })}
            {text('builtUpArea', 'Built-up area')}
            {text('superBuiltUpArea', 'Super built-up area')}
          </Group>
        )}
        <Group title={isLand ? 'The land' : 'The building'}>
          {text('bathrooms', 'Bathrooms', { whole: true })}
          {text('balconies', 'Balconies', { whole: true })}
          {text('floor', 'Floor', { help: 'Ground floor is 0' })}
          {text('totalFloors', 'Floors in the building', { whole: true })}
          {choice(
            'facing',
            'Facing',
            FACINGS.map((value) => [value, value.charAt(0).toUpperCase() + value.slice(1)]),
          )}
          {choice(
            'furnishing',
            'Furnishing',
            FURNISHINGS.map((v) => [v, FURNISHING_LABELS[v]]),
          )}
          {text('ageYears', 'Age in years', { whole: true })}
          {text('parking', 'Parking places', { whole: true })}
        </Group>
        {hasField('possession', kind) && (
          <Group title="Possession and RERA">
            {choice(
              'possession',
              'Possession',
              POSSESSIONS.map((v) => [v, POSSESSION_LABELS[v]]),
            )}
            <TextField label="Possession date" type="date" {...field('possessionDate')} />
            {text('reraNumber', 'RERA project number', {
              help: 'P50500… as on the certificate. Needed for every project that is not finished',
            })}
            {choice(
              'reraExemption',
              'No number is needed, because',
              RERA_EXEMPTIONS.map((v) => [v, RERA_EXEMPTION_LABELS[v]]),
            )}
          </Group>
        )}
        <Group title="Charges">
          {text('maintenance', 'Maintenance a month (₹)', { help: moneyHelp(watch('maintenance'), '') })}
          {text('deposit', 'Deposit (₹)', { help: moneyHelp(watch('deposit'), '') })}
        </Group>
        <fieldset aria-describedby={`${id}-amenities`}>
          <legend className="mb-3 font-bold">Amenities</legend>
          <div id={`${id}-amenities`} className="grid gap-2 sm:grid-cols-2">
            {AMENITIES.map((amenity) => (
              <CheckboxField
                key={amenity}
                label={AMENITY_LABELS[amenity]}
                value={amenity}
                {...register('amenities')}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </details>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-3 font-bold">{title}</legend>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
