import { Fragment, useEffect, useRef } from 'react';
import type { FieldName } from '@/lib/listings/fields/dto';
import { hasField } from '@/lib/listings/fields/rules';
import { STEP_FIELDS } from '@/lib/listings/schema';
import { type ControlName, FieldControl, type WizardForm } from './field-control';
import { WordingHelp } from './wording-help';

/** Asked first and side by side, because all later texts depend on them. */
const KIND: readonly FieldName[] = ['category', 'type', 'subType'];

export const asksPossession = (type: string, category: string): boolean =>
  type === 'sale' && category !== 'Agricultural';

/** Preselects ready to move in for a sale, because most homes for sale are. The next step shows it. */
function usePossession(form: WizardForm, isAsked: boolean): void {
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    if (isAsked && !wasAsked.current && !form.getValues('possession')) form.setValue('possession', 'ready');
    wasAsked.current = isAsked;
  }, [isAsked, form]);
}

/** First step. `id` of a stored listing lets its facts be written as a text. */
export function StepBasics({ form, id }: { form: WizardForm; id?: string | undefined }) {
  const [category, type] = form.watch(['category', 'type']);
  usePossession(form, asksPossession(type, category));
  const rest = STEP_FIELDS[0]?.filter((name) => !KIND.includes(name)) ?? [];
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {KIND.filter((name) => hasField(name, { category, type })).map((name) => (
          <FieldControl key={name} name={name as ControlName} form={form} />
        ))}
      </div>
      {rest.map((name) => (
        <Fragment key={name}>
          <FieldControl name={name as ControlName} form={form} />
          {id && name === 'description' && <WordingHelp id={id} form={form} />}
        </Fragment>
      ))}
    </>
  );
}
