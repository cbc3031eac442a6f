import clsx from 'clsx';
import type { ReactNode } from 'react';

type Variant = 'plain' | 'verified' | 'warning' | 'accent' | 'error';

const CLASSES: Record<Variant, string> = {
  plain: 'border-line text-ink-soft',
  verified: 'border-transparent bg-verified-soft text-verified',
  warning: 'border-transparent bg-warning-soft text-warning',
  accent: 'border-transparent bg-accent-soft text-accent-strong',
  error: 'border-transparent bg-error-soft text-error',
};

export function Badge({ variant = 'plain', children }: { variant?: Variant; children: ReactNode }) {
  return <span className={clsx('badge', CLASSES[variant])}>{children}</span>;
}
