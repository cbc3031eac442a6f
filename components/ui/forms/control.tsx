import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** As wide as there is room, unless `extra` names a width: of two equal utilities the style sheet, not the order, decides. */
export function controlClass(invalid: boolean, extra?: string): string {
  const hasWidth = extra?.split(/\s+/).some((name) => name.startsWith('w-'));
  return clsx(!hasWidth && 'w-full', 'control', invalid ? 'border-error' : 'border-line-strong', extra);
}

type Invalid = { invalid?: boolean };

/** What is typed or chosen, without a label of its own: `TextField` and the like (field.tsx) have one. */
export function Input({ invalid = false, className, ...rest }: ComponentProps<'input'> & Invalid) {
  return <input className={controlClass(invalid, className)} {...rest} />;
}

export function TextArea({ invalid = false, className, ...rest }: ComponentProps<'textarea'> & Invalid) {
  return <textarea className={controlClass(invalid, clsx('py-2.5 leading-normal', className))} {...rest} />;
}

export function Select({ invalid = false, className, ...rest }: ComponentProps<'select'> & Invalid) {
  return <select className={controlClass(invalid, className)} {...rest} />;
}

/** A box to tick, or with `type="radio"` one of several. */
export function Choice({ type = 'checkbox', className, ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={clsx('choice', className)} {...rest} />;
}

export function RangeInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="range" className={clsx('w-full accent-(--accent)', className)} {...rest} />;
}

/** What a form sends along unseen. */
export function HiddenInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="hidden" {...props} />;
}

/** A field in clothes of its own: a heading that can be edited, a file under a drop zone. */
export function PlainInput(props: ComponentProps<'input'>) {
  return <input {...props} />;
}
