import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTexts } from '#language';
import { Choice, Input, Select, TextArea } from './control';

export type Described = {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
};

type FieldShellProps = Described & {
  id: string;
  className?: string;
  children: (described: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
};

/** A label above, help where needed, and the error beside the field and linked to it for screen readers. */
export function FieldShell({ id, label, help, error, optional, className, children }: FieldShellProps) {
  const { t, reply } = useTexts('common');
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-bold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> {t('(optional)')}</span>}
      </label>
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {help && (
        <p id={`${id}-help`} className="text-note text-ink-soft">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-note text-error">
          {reply(error)}
        </p>
      )}
    </div>
  );
}

/** Splits a labelled control's properties into its shell's and its own. */
export function useLabelled<P extends Described & { id?: string; className?: string }>(props: P) {
  const generated = useId();
  const { label, help, error, optional, className, id = generated, ...control } = props;
  return {
    shell: { label, help, error, optional, className, id },
    control: { invalid: Boolean(error), ...control },
  };
}

export function TextField(props: Described & ComponentProps<'input'>) {
  const { shell, control } = useLabelled(props);
  return (
    <FieldShell {...shell}>
      {(described) => <Input className="h-12" {...control} {...described} />}
    </FieldShell>
  );
}

export function TextAreaField(props: Described & ComponentProps<'textarea'>) {
  const { shell, control } = useLabelled(props);
  return (
    <FieldShell {...shell}>{(described) => <TextArea rows={4} {...control} {...described} />}</FieldShell>
  );
}

export function SelectField(props: Described & ComponentProps<'select'>) {
  const { shell, control } = useLabelled(props);
  return (
    <FieldShell {...shell}>
      {(described) => <Select className="h-12" {...control} {...described} />}
    </FieldShell>
  );
}

type Option = readonly [value: string | number, name: string | number];

export function Options({ of }: { of: readonly Option[] }) {
  return of.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}

export function CheckboxField({ label, help, id, className, ...rest }: Described & ComponentProps<'input'>) {
  const generated = useId();
  const inputId = id ?? generated;
  return (
    <div className={clsx('flex items-start gap-3', className)}>
      <Choice
        id={inputId}
        className="mt-1"
        aria-describedby={help ? `${inputId}-help` : undefined}
        {...rest}
      />
      <label htmlFor={inputId}>
        {label}
        {help && (
          <span id={`${inputId}-help`} className="block text-note text-ink-soft">
            {help}
          </span>
        )}
      </label>
    </div>
  );
}
