import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

export function fieldsOf<V extends FieldValues, C, O>(form: UseFormReturn<V, C, O>) {
  return (name: Path<V>) => ({
    ...form.register(name),
    error: form.getFieldState(name, form.formState).error?.message,
  });
}
