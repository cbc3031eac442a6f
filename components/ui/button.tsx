import clsx from 'clsx';
import type { ComponentProps } from 'react';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger';
type Size = 'md' | 'sm';

/** `primary` is the one thing to do next; a page has one. */
export function buttonClass(look: Look = 'secondary', size: Size = 'md', extra?: string): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-md text-center font-bold no-underline transition-colors duration-150',
    // who chose the colours himself sees no fills: an outline says that it is a button
    'forced-colors:border',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    size === 'md' ? 'min-h-12 px-5 py-2.5' : 'min-h-10 px-3.5 py-1.5 text-[0.9375rem]',
    look === 'primary' && 'bg-accent text-on-accent hover:bg-accent-strong',
    look === 'secondary' && 'border border-line-strong bg-surface text-ink hover:bg-sunken',
    look === 'quiet' && 'text-ink hover:bg-sunken',
    look === 'danger' && 'border border-error text-error hover:bg-error-soft',
    extra,
  );
}

type ButtonProps = ComponentProps<'button'> & { look?: Look; size?: Size };

export function Button({ look, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, size, className)} {...rest} />;
}

type ButtonLinkProps = ComponentProps<'a'> & { look?: Look; size?: Size };

/** A plain link: between root layouts the browser loads the page anew, so each page's own policy and script apply. */
export function ButtonLink({ look, size, className, ...rest }: ButtonLinkProps) {
  return <a className={buttonClass(look, size, className)} data-look={look} {...rest} />;
}
