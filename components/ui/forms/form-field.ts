import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** What a field of `field.tsx` needs of a form, by the field's name: its registration and its error. */
export function fieldsOf<V extends FieldValues, C, O>(form: UseFormReturn<V, C, O>) {
  return (name: Path<V>) => ({
    ...form.register(name),
    error: form.getFieldState(name, form.formState).error?.message,
  });
}
