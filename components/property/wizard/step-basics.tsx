import type { UseFormReturn } from 'react-hook-form';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { fieldsOf } from '@/components/ui/form-field';
import { formatRupees, parseRupees, rupeesInWords } from '@/lib/format';
import type { PropertyFormValues } from '@/lib/listing/schema';
import { CATEGORIES } from '@/lib/listing-vocabulary/constants';

export type WizardForm = UseFormReturn<PropertyFormValues>;

/** "45 lakh" under the field, so that a zero too many is seen. */
export function moneyHelp(text: string, fallback: string): string {
  const rupees = parseRupees(text);
  return rupees === undefined ? fallback : `${formatRupees(rupees)} · ${rupeesInWords(rupees)}`;
}

/** Step 1: title, description, price, category. */
export function StepBasics({ form }: { form: WizardForm }) {
  const { watch } = form;
  const field = fieldsOf(form);
  const rent = watch('type') === 'rent';
  return (
    <>
      <TextField label="Title" placeholder="3 BHK flat in Dharampeth" maxLength={160} {...field('title')} />
      <TextAreaField
        label="Description"
        rows={6}
        maxLength={5000}
        help="Light, neighbours, water, how far to school and market. What would you want to know?"
        {...field('description')}
      />
      <TextField
        label={rent ? 'Rent a month (₹)' : 'Price (₹)'}
        inputMode="text"
        autoComplete="off"
        placeholder={rent ? '18,000' : '45 lakh'}
        help={moneyHelp(
          watch('price'),
          'You can write 45 lakh, 1.5 cr or 45,00,000. To let: the rent of a month',
        )}
        {...field('price')}
      />
      <SelectField label="Category" {...field('category')}>
        <option value="">Choose a category</option>
        {CATEGORIES.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
    </>
  );
}
