import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from './link';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger';
type Size = 'md' | 'sm';

/** `primary` is the one thing to do next; a page has one. */
export function buttonClass(variant: Variant = 'secondary', size: Size = 'md', extra?: string): string {
  // their styles are classes of globals.css: a page has dozens of buttons, and React's payload names their classes once more
  return clsx('btn', `btn-${size}`, `btn-${variant}`, extra);
}

type ButtonProps = ComponentProps<'button'> & { variant?: Variant; size?: Size };

export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, size, className)} {...rest} />;
}

type IconButtonProps = ComponentProps<'button'> & { label: string };

/** A symbol alone; `label` is its name for who cannot see it. */
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

/** One of several things to choose from, which shows whether it is chosen. */
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

/** A button that looks like what it is pressed on: a picture, a price, a word in a sentence. */
export function PlainButton({ type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button type={type} {...rest} />;
}

type ButtonLinkProps = ComponentProps<typeof Link> & { variant?: Variant; size?: Size };

/** A plain link: between root layouts the browser loads the page again, so each page's own policy and script apply. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass(variant, size, className)} data-variant={variant} {...rest} />;
}
