import { useState } from 'react';
import { useTexts } from '#language';
import { type ControlName, FieldControl, type WizardForm } from '@/components/listings/fields/field-control';
import { Group, MoreFields } from '@/components/listings/fields/more-fields';
import { asksPossession } from '@/components/listings/fields/step-basics';
import { CheckboxField, TextField } from '@/components/ui/forms/field';
import { fieldsOf } from '@/components/ui/forms/form-field';
import type { FieldName } from '@/lib/listings/fields/dto';
import { FIELDS, fieldNames, hasField } from '@/lib/listings/fields/rules';
import { type Category, HOME_CATEGORIES, LAND_CATEGORIES } from '@/lib/listings/fields/vocabulary';
import { namesUnit } from '@/lib/listings/location/rules';
import { isProjectUnit } from '@/lib/listings/publish-gate/rules';
import { STEP_FIELDS } from '@/lib/listings/schema';
import type { FoundPlaceDto } from '@/lib/places/gazetteer/dto';
import { findPin, placeOf } from '@/lib/places/rules';
import { PinPicker } from './pin-picker';
import { PlaceFinder } from './place-finder';

const WIDE = 'sm:col-span-2';
/** Rendered beside the area and below the map. */
const BESIDE: readonly FieldName[] = ['areaUnit', 'placeShown'];
/** A checkbox that appears once the address contains a flat number. */
function UnitShown({ form }: { form: WizardForm }) {
  const { t } = useTexts('listings/wizard');
  const [address, category, shown] = form.watch(['address', 'category', 'unitShown']);
  if (!namesUnit(address, category as Category) && shown !== 'yes') return null;
  return (
    <CheckboxField
      label={t('Show the flat number to everyone')}
      help={t('If you don’t tick this, visitors see the address without it.')}
      className={WIDE}
      checked={shown === 'yes'}
      onChange={(event) =>
        form.setValue('unitShown', event.target.checked ? 'yes' : '', { shouldDirty: true })
      }
    />
  );
}

const RERA_FIELDS = ['reraNumber', 'reraExemption'] as const;
/** Fields asked above, so left out of the details. */
const ABOVE: readonly FieldName[] = ['possession'];
const ABOVE_OF_UNIT: readonly FieldName[] = [...ABOVE, ...RERA_FIELDS];

function Town({ form }: { form: WizardForm }) {
  const { t, label } = useTexts('listings/wizard');
  const [address, pinCode] = form.watch(['address', 'pinCode']);
  const { city, locality, pinCode: pin } = placeOf({ address, pinCode });
  const postOffice = pin && findPin(pin)?.postOffice;
  const names = [locality?.name, city?.name].flatMap((name) => (name ? label(name) : []));
  const place = [...names, ...(pin ? [t('PIN {pin}', { pin })] : [])].join(', ');
  const read = postOffice
    ? t('The address says {place} (post office {postOffice}). Fill this in only if that’s wrong', {
        place,
        postOffice,
      })
    : t('The address says {place}. Fill this in only if that’s wrong', { place });
  const question = t('Which town is this in? We can’t tell from the address and PIN code');
  return (
    <TextField
      label={t('Town')}
      className={WIDE}
      optional={city !== undefined}
      autoComplete="address-level2"
      help={city ? read : address ? question : undefined}
      {...fieldsOf(form)('city')}
    />
  );
}

/** The possession of a sale, and a project's RERA number, which depends on it. */
function Possession({ form, isUnit }: { form: WizardForm; isUnit: boolean }) {
  const [type, category] = form.watch(['type', 'category']);
  if (!asksPossession(type, category)) return null;
  return (
    <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <FieldControl name="possession" form={form} className={WIDE} />
      {isUnit && RERA_FIELDS.map((name) => <FieldControl key={name} name={name} form={form} />)}
    </div>
  );
}

/** Fields of this kind only, always visible, because buyers of land ask for nothing else. */
function KindFields({ form, kind }: { form: WizardForm; kind: { category: string; type: string } }) {
  const { t } = useTexts('listings/wizard');
  const titles = {
    land: LAND_CATEGORIES.some((category) => category === kind.category) ? 'The land' : 'Frontage and height',
    letting: 'Letting',
  } as const;
  return (['land', 'letting'] as const).map((group) => {
    const names = fieldNames((definition) => definition.group === group).filter((name) =>
      hasField(name, kind),
    );
    return (
      names.length > 0 && (
        <Group key={group} title={t(titles[group])}>
          {names.map((name) => (
            <FieldControl key={name} name={name as ControlName} form={form} />
          ))}
        </Group>
      )
    );
  });
}

export function StepPlace({ form, detailsOpen }: { form: WizardForm; detailsOpen: boolean }) {
  const [category, type, possession, project] = form.watch(['category', 'type', 'possession', 'project']);
  const { t } = useTexts('listings/wizard');
  const isUnit = isProjectUnit({ type, category, possession, project });
  const [found, setFound] = useState<FoundPlaceDto>();
  /** Fills in a chosen place's data. A landmark only moves the map. */
  const onPick = (place: FoundPlaceDto) => {
    setFound(place);
    if (place.kind !== 'locality') return;
    const stated = {
      locality: place.name,
      city: place.city,
      ...(place.pinCode && { pinCode: place.pinCode }),
    };
    for (const [name, value] of Object.entries(stated))
      form.setValue(name as 'locality', value, { shouldDirty: true, shouldValidate: true });
  };
  const isHome = !category || HOME_CATEGORIES.some((home) => home === category);
  return (
    <>
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <PlaceFinder onPick={onPick} />
        {STEP_FIELDS[1]
          ?.filter((name) => !BESIDE.includes(name) && hasField(name, { category, type }))
          .map((name) =>
            name === 'city' ? (
              <Town key={name} form={form} />
            ) : name === 'unitShown' ? (
              <UnitShown key={name} form={form} />
            ) : (
              <FieldControl
                key={name}
                name={name as ControlName}
                form={form}
                help={name === 'bedrooms' && !isHome ? t('Leave empty if there are none') : undefined}
                className={FIELDS[name].form?.isNarrow ? undefined : WIDE}
              />
            ),
          )}
      </div>
      <Possession form={form} isUnit={isUnit} />
      <KindFields form={form} kind={{ category, type }} />
      <PinPicker form={form} found={found} />
      <MoreFields form={form} open={detailsOpen} except={isUnit ? ABOVE_OF_UNIT : ABOVE} />
    </>
  );
}
