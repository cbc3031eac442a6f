import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from './link';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';
type Size = 'md' | 'sm';

/** `primary` is the main action; a page has one. */
export function buttonClass(variant: Variant = 'secondary', size: Size = 'md', extra?: string): string {
  // their styles are classes in globals.css: a page has dozens of buttons, and React's payload repeats their class names
  return clsx('btn', `btn-${size}`, `btn-${variant}`, extra);
}

type ButtonProps = ComponentProps<'button'> & { variant?: Variant; size?: Size };

export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, size, className)} {...rest} />;
}

type IconButtonProps = ComponentProps<'button'> & { label: string };

/** Only a symbol; `label` is its accessible name. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
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

/** One of several choices, showing whether it is selected. */
export function ChoiceChip({ isChosen, className, type = 'button', ...rest }: ChipProps) {
  return (
    <button
      type={type}
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

/** A button that looks like its content: a picture, a price, a word in a sentence. */
export function PlainButton({ type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button type={type} {...rest} />;
}

type ButtonLinkProps = ComponentProps<typeof Link> & { variant?: Variant; size?: Size };

/** A plain link: between root layouts the browser reloads the page, so that each page's own policy and script apply. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass(variant, size, className)} data-variant={variant} {...rest} />;
}
