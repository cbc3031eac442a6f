import { type ReactNode, useEffect, useId, useState } from 'react';
import { CheckboxField, SelectField, TextField } from '@/components/ui/field';
import { fieldsOf } from '@/components/ui/form-field';
import type { FieldName } from '@/lib/listing-field/dto';
import { FIELDS, fieldNames, hasField, subTypesOf } from '@/lib/listing-field/rules';
import type { FieldDefinition } from '@/lib/listing-field/schema';
import { AMENITIES, AMENITY_LABELS, LAND_CATEGORIES } from '@/lib/listing-vocabulary/constants';
import { moneyHelp, type WizardForm } from './step-basics';

type TextName = Exclude<FieldName, 'amenities'>;
type GroupName = NonNullable<FieldDefinition['group']>;

const GROUPS: readonly GroupName[] = ['place', 'areas', 'building', 'possession', 'charges'];

const groupTitle = (group: GroupName, isLand: boolean): string =>
  ({
    place: 'Place',
    areas: 'Areas in square feet',
    building: isLand ? 'The land' : 'The building',
    possession: 'Possession and RERA',
    charges: 'Charges',
  })[group];

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Optional fields, collapsed, as the registry groups them; only those that the kind of listing has. */
export function MoreFields({ form, open }: { form: WizardForm; open: boolean }) {
  const id = useId();
  const { register, watch } = form;
  const field = fieldsOf(form);
  const kind = { category: watch('category'), type: watch('type') };
  const isLand = LAND_CATEGORIES.some((one) => one === kind.category);
  // a wrong field opens it, and it stays open while the field is corrected
  const [isOpen, setOpen] = useState(open);
  useEffect(() => {
    if (open) setOpen(true);
  }, [open]);

  const control = (name: TextName) => {
    const { kind: fieldKind, label, values: all, labels, form: own } = FIELDS[name];
    const values = name === 'subType' ? subTypesOf(kind.category) : all;
    const shared = { label: own?.label ?? label, ...field(name) };
    if (values)
      return (
        <SelectField key={name} {...shared}>
          <option value="">Not specified</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {labels?.[value] ?? capitalised(value)}
            </option>
          ))}
        </SelectField>
      );
    if (fieldKind === 'date') return <TextField key={name} type="date" {...shared} />;
    const isWhole = fieldKind === 'count' || own?.numeric;
    const help = fieldKind === 'rupees' ? moneyHelp(watch(name), own?.help ?? '') : own?.help;
    return <TextField key={name} inputMode={isWhole ? 'numeric' : undefined} help={help} {...shared} />;
  };

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
        {GROUPS.map((group) => {
          const names = fieldNames((one) => one.group === group).filter(
            // possession is asked above (step-place.tsx)
            (name) => hasField(name, kind) && name !== 'possession',
          );
          return (
            names.length > 0 && (
              <Group key={group} title={groupTitle(group, isLand)}>
                {names.map((name) => control(name as TextName))}
              </Group>
            )
          );
        })}
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
