import { STEP_FIELDS } from '@/lib/listing/schema';
import { type ControlName, FieldControl, type WizardForm } from './field-control';

/** Step 1: title, description, price, category. */
export function StepBasics({ form }: { form: WizardForm }) {
  return STEP_FIELDS[0]?.map((name) => <FieldControl key={name} name={name as ControlName} form={form} />);
}
