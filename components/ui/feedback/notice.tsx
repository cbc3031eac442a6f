import clsx from 'clsx';
import type { ReactNode } from 'react';

type Variant = 'plain' | 'verified' | 'warning' | 'error';

const CLASSES: Record<Variant, string> = {
  plain: 'border-line bg-surface',
  verified: 'border-verified bg-verified-soft',
  warning: 'border-warning bg-warning-soft',
  error: 'border-error bg-error-soft',
};

/** A message that stays on the page. Errors are announced at once, others politely. */
export function Notice({
  variant = 'plain',
  size = 'box',
  children,
}: {
  variant?: Variant;
  /** `line` above a list whose first row must be visible immediately */
  size?: 'box' | 'line';
  children: ReactNode;
}) {
  return (
    <div
      role={variant === 'error' ? 'alert' : 'status'}
      className={clsx(
        'rounded-md border px-4',
        size === 'line' ? 'py-2 leading-snug' : 'py-3',
        CLASSES[variant],
      )}
    >
      {children}
    </div>
  );
}

/** An empty state that names the missing content and the one action to add it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-md border border-line border-dashed px-6 py-10">
      <p className="font-bold text-xl">{title}</p>
      {children}
    </div>
  );
}
