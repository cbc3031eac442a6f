import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { DETAIL_FIELDS, type PropertyFormValues, STEP_FIELDS } from '@/lib/listings/schema';
import { TOWN_QUESTION } from '@/lib/places/constants';
import { placeOf } from '@/lib/places/rules';
import { isOneOf } from '@/lib/platform/basics/is-one-of';
import type { WizardEvent } from './wizard-state';

export type Form = UseFormReturn<PropertyFormValues>;
export type Dispatch = (event: WizardEvent) => void;

const DETAIL_STEP = 1;
export const LAST_STEP = 2;
/** Renders the change, opens folded details around the field and focuses it at once, before the person types elsewhere. */
function focusOn(form: Form, name: keyof PropertyFormValues | undefined, change = () => {}): void {
  flushSync(change);
  if (!name) return;
  const details = document.getElementsByName(name)[0]?.closest('details');
  if (details) details.open = true;
  form.setFocus(name);
}

export function showIssue(
  form: Form,
  dispatch: Dispatch,
  { path, message }: { path: string; message: string },
): void {
  if (path === 'images' || path === 'videos') {
    dispatch({ type: 'mediaRefused', field: path, message });
    return;
  }
  if (!(path in form.getValues())) return;
  const owner = STEP_FIELDS.findIndex((names) => isOneOf(names, path));
  const step = owner === -1 ? (path === 'status' ? LAST_STEP : DETAIL_STEP) : owner;
  focusOn(form, path as keyof PropertyFormValues, () => {
    form.setError(path as keyof PropertyFormValues, { message });
    dispatch({ type: 'moved', step });
  });
}

/** Validates a step's fields and focuses the first invalid one. Returns true if all are valid. */
export async function isStepRight(form: Form, step: number): Promise<boolean> {
  const names: (keyof PropertyFormValues)[] = [
    ...(STEP_FIELDS[step] ?? []),
    ...(step === DETAIL_STEP ? DETAIL_FIELDS : []),
  ];
  const isRight = await form.trigger(names);
  if (!isRight) {
    focusOn(
      form,
      names.find((name) => form.getFieldState(name).error),
    );
    return false;
  }
  if (step !== DETAIL_STEP || placeOf(form.getValues()).city) return true;
  focusOn(form, 'city', () => form.setError('city', { message: TOWN_QUESTION }));
  return false;
}
