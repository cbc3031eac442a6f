import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from './link';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';
type Size = 'md' | 'sm';

/** `primary` is the one thing to do next; a page has one. */
export function buttonClass(variant: Variant = 'secondary', size: Size = 'md', extra?: string): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-md text-center font-bold no-underline transition-colors duration-150',
    // who chose the colours himself sees no fills: an outline says that it is a button
    'forced-colors:border',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    size === 'md' ? 'min-h-12 px-5 py-2.5' : 'min-h-10 px-3.5 py-1.5 text-note',
    variant === 'primary' && 'bg-accent text-on-accent hover:bg-accent-strong',
    variant === 'secondary' && 'border border-line-strong bg-surface text-ink hover:bg-sunken',
    variant === 'quiet' && 'text-ink hover:bg-sunken',
    variant === 'danger' && 'border border-error text-error hover:bg-error-soft',
    extra,
  );
}

type ButtonProps = ComponentProps<'button'> & { variant?: Variant; size?: Size };

export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, size, className)} {...rest} />;
}

type ButtonLinkProps = ComponentProps<typeof Link> & { variant?: Variant; size?: Size };

/** A plain link: between root layouts the browser loads the page anew, so each page's own policy and script apply. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass(variant, size, className)} data-variant={variant} {...rest} />;
}
