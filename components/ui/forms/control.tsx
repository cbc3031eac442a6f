import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** Full width, unless `extra` sets one, because the style sheet and not the order decides between two equal utilities. */
export function controlClass(invalid: boolean, extra?: string): string {
  const hasWidth = extra?.split(/\s+/).some((name) => name.startsWith('w-'));
  return clsx(!hasWidth && 'w-full', 'control', invalid ? 'border-error' : 'border-line-strong', extra);
}

type Invalid = { invalid?: boolean };

/** A control without a label. Use `TextField` and the like (field.tsx) for a labelled one. */
export function Input({ invalid = false, className, ...rest }: ComponentProps<'input'> & Invalid) {
  return <input className={controlClass(invalid, className)} {...rest} />;
}

export function TextArea({ invalid = false, className, ...rest }: ComponentProps<'textarea'> & Invalid) {
  return <textarea className={controlClass(invalid, clsx('py-2.5 leading-normal', className))} {...rest} />;
}

export function Select({ invalid = false, className, ...rest }: ComponentProps<'select'> & Invalid) {
  return <select className={controlClass(invalid, className)} {...rest} />;
}

export function Choice({ type = 'checkbox', className, ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={clsx('choice', className)} {...rest} />;
}

export function RangeInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="range" className={clsx('w-full accent-(--accent)', className)} {...rest} />;
}

export function HiddenInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="hidden" {...props} />;
}

/** An unstyled field, such as an editable heading or a file input under a drop zone. */
export function PlainInput(props: ComponentProps<'input'>) {
  return <input {...props} />;
}
