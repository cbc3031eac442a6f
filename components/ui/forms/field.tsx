import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTexts } from '#language';

const control =
  'w-full rounded-md border bg-surface px-3.5 text-ink placeholder:text-ink-soft/70 disabled:bg-sunken disabled:text-ink-soft [&[readonly]]:bg-sunken';

export function controlClass(invalid: boolean, extra?: string): string {
  return clsx(control, invalid ? 'border-error' : 'border-line-strong', extra);
}

type Described = { label: ReactNode; help?: ReactNode; error?: string | undefined; optional?: boolean };

type FieldShellProps = Described & {
  id: string;
  className?: string;
  children: (described: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
};

/** Label above, help where doubt arises, the error beside the field and tied to it for screen readers. */
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

export function TextField({
  label,
  help,
  error,
  optional,
  className,
  id,
  ...rest
}: Described & ComponentProps<'input'>) {
  const generated = useId();
  return (
    <FieldShell id={id ?? generated} className={className} {...{ label, help, error, optional }}>
      {(described) => <input className={controlClass(Boolean(error), 'h-12')} {...rest} {...described} />}
    </FieldShell>
  );
}

export function TextAreaField({
  label,
  help,
  error,
  optional,
  className,
  id,
  rows = 4,
  ...rest
}: Described & ComponentProps<'textarea'>) {
  const generated = useId();
  return (
    <FieldShell id={id ?? generated} className={className} {...{ label, help, error, optional }}>
      {(described) => (
        <textarea
          rows={rows}
          className={controlClass(Boolean(error), 'py-2.5 leading-normal')}
          {...rest}
          {...described}
        />
      )}
    </FieldShell>
  );
}

export function SelectField({
  label,
  help,
  error,
  optional,
  className,
  id,
  children,
  ...rest
}: Described & ComponentProps<'select'>) {
  const generated = useId();
  return (
    <FieldShell id={id ?? generated} className={className} {...{ label, help, error, optional }}>
      {(described) => (
        <select className={controlClass(Boolean(error), 'h-12')} {...rest} {...described}>
          {children}
        </select>
      )}
    </FieldShell>
  );
}

export function CheckboxField({ label, help, id, className, ...rest }: Described & ComponentProps<'input'>) {
  const generated = useId();
  const inputId = id ?? generated;
  return (
    <div className={clsx('flex items-start gap-3', className)}>
      <input
        type="checkbox"
        id={inputId}
        className="mt-1 size-5 shrink-0 accent-(--accent)"
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
