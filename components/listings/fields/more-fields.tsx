import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '#language';
import { CheckboxField } from '@/components/ui/forms/field';
import { AMENITY_GROUPS } from '@/lib/listings/amenities/constants';
import { canHave } from '@/lib/listings/amenities/rules';
import type { FieldName } from '@/lib/listings/fields/dto';
import { fieldNames, hasField } from '@/lib/listings/fields/rules';
import type { FieldDefinition } from '@/lib/listings/fields/schema';
import { AMENITY_LABELS, type Amenity, LAND_CATEGORIES } from '@/lib/listings/fields/vocabulary';
import { type ControlName, FieldControl, type WizardForm } from './field-control';

type GroupName = NonNullable<FieldDefinition['group']>;

/** Groups of optional fields. step-place.tsx has those of certain kinds only. */
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

/** Optional fields, folded and grouped as in the registry, without those of other kinds and those asked above. */
export function MoreFields({ form, open, except }: Props) {
  const { t } = useTexts('listings/wizard');
  const { watch } = form;
  const kind = { category: watch('category'), type: watch('type') };
  const isLand = LAND_CATEGORIES.some((category) => category === kind.category);
  // opens for an invalid field and stays open during its correction
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
        {t.rich('More details <soft>(optional) help the right people find it</soft>', {
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
        <Amenities form={form} />
      </div>
    </details>
  );
}

/** Amenities that this property can have. A ticked one stays until it is removed. */
function Amenities({ form }: { form: WizardForm }) {
  const { t } = useTexts('listings/wizard');
  const { label } = useTexts('listings/form');
  const [category, subType, chosen] = form.watch(['category', 'subType', 'amenities']);
  const isAsked = (amenity: Amenity) =>
    canHave(amenity, { category, subType }) || (chosen ?? []).includes(amenity);
  const groups = AMENITY_GROUPS.map(({ title, amenities }) => ({
    title,
    amenities: amenities.filter(isAsked),
  }));
  return (
    <fieldset>
      <legend className="mb-3 font-bold">{t('Amenities')}</legend>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {groups
          .filter(({ amenities }) => amenities.length > 0)
          .map(({ title, amenities }) => (
            <fieldset key={title} className="flex flex-col gap-2">
              <legend className="mb-2 text-ink-soft">{t(title)}</legend>
              {amenities.map((amenity) => (
                <CheckboxField
                  key={amenity}
                  label={label(AMENITY_LABELS[amenity])}
                  value={amenity}
                  {...form.register('amenities')}
                />
              ))}
            </fieldset>
          ))}
      </div>
    </fieldset>
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
