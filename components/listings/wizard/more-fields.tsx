import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTexts } from '#language';
import { CheckboxField } from '@/components/ui/forms/field';
import type { FieldName } from '@/lib/listings/fields/dto';
import { fieldNames, hasField } from '@/lib/listings/fields/rules';
import type { FieldDefinition } from '@/lib/listings/fields/schema';
import { AMENITIES, AMENITY_LABELS, LAND_CATEGORIES } from '@/lib/listings/vocabulary/constants';
import { type ControlName, FieldControl, type WizardForm } from './field-control';

type GroupName = NonNullable<FieldDefinition['group']>;

/** Those that only some kinds have are above (step-place.tsx). */
const GROUPS = [
  'place',
  'areas',
  'building',
  'possession',
  'charges',
  'contact',
] as const satisfies GroupName[];

const groupTitle = (group: (typeof GROUPS)[number], isLand: boolean) =>
  (
    ({
      place: 'Place',
      areas: 'Areas in square feet',
      building: isLand ? 'The land' : 'The building',
      possession: 'Possession and RERA',
      charges: 'Charges',
      contact: 'Contact',
    }) as const
  )[group];

type Props = { form: WizardForm; open: boolean; except: readonly FieldName[] };

/** Optional fields, collapsed, as the registry groups them; only those that the kind of listing has and nothing above asks. */
export function MoreFields({ form, open, except }: Props) {
  const { t } = useTexts('listings/wizard');
  const { label } = useTexts('listings/form');
  const id = useId();
  const { register, watch } = form;
  const kind = { category: watch('category'), type: watch('type') };
  const isLand = LAND_CATEGORIES.some((category) => category === kind.category);
  // a wrong field opens it, and it stays open while the field is corrected
  const [isOpen, setOpen] = useState(open);
  useEffect(() => {
    if (open) setOpen(true);
  }, [open]);

  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-md border border-line"
    >
      <summary className="px-5 py-4 font-bold">
        {t.rich('More details <soft>(optional): they bring the listing to the right people</soft>', {
          soft: (text) => <span className="font-normal text-ink-soft">{text}</span>,
        })}
      </summary>
      <div className="flex flex-col gap-6 border-line border-t px-5 py-5">
        {GROUPS.map((group) => {
          const names = fieldNames((definition) => definition.group === group).filter(
            (name) => hasField(name, kind) && !except.includes(name),
          );
          return (
            names.length > 0 && (
              <Group key={group} title={t(groupTitle(group, isLand))}>
                {names.map((name) => (
                  <FieldControl key={name} name={name as ControlName} form={form} />
                ))}
              </Group>
            )
          );
        })}
        <fieldset aria-describedby={`${id}-amenities`}>
          <legend className="mb-3 font-bold">{t('Amenities')}</legend>
          <div id={`${id}-amenities`} className="grid gap-2 sm:grid-cols-2">
            {AMENITIES.map((amenity) => (
              <CheckboxField
                key={amenity}
                label={label(AMENITY_LABELS[amenity])}
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

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-3 font-bold">{title}</legend>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
