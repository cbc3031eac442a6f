import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from './link';
import { PressButton } from './press-button';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';
type Size = 'md' | 'sm';

/** Classes of a button. `primary` is the main action, one per page. */
export function buttonClass(variant: Variant = 'secondary', size: Size = 'md', extra?: string): string {
  return clsx('btn', `btn-${size}`, `btn-${variant}`, extra);
}

type ButtonProps = ComponentProps<'button'> & { variant?: Variant; size?: Size };

export function Button({ variant, size, className, ...rest }: ButtonProps) {
  return <PressButton className={buttonClass(variant, size, className)} {...rest} />;
}

type IconButtonProps = ComponentProps<'button'> & { label: string };

export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <PressButton
      aria-label={label}
      className={clsx(
        'inline-flex shrink-0 items-center justify-center rounded-md hover:bg-sunken',
        !className?.includes('size-') && 'size-11',
        className,
      )}
      {...rest}
    />
  );
}

type ChipProps = ComponentProps<'button'> & { isChosen: boolean };

export function ChoiceChip({ isChosen, className, ...rest }: ChipProps) {
  return (
    <PressButton
      aria-pressed={isChosen}
      className={clsx(
        'min-h-11 rounded-full border px-4 system-fill disabled:opacity-60',
        isChosen ? 'border-accent bg-accent-soft text-accent-strong' : 'border-line-strong',
        className,
      )}
      {...rest}
    />
  );
}

export const PlainButton = (props: ComponentProps<'button'>) => <PressButton {...props} />;

type ButtonLinkProps = ComponentProps<typeof Link> & { variant?: Variant; size?: Size };

/** A plain link, because between root layouts the browser reloads the page, so that each page's own policy and script apply. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass(variant, size, className)} data-variant={variant} {...rest} />;
}
