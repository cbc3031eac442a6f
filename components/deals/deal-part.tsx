import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';

export function DealPart({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-3 border-line border-t pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={2} size="panel">
          {title}
        </Heading>
        {note && <p className="text-note text-ink-soft">{note}</p>}
      </div>
      {children}
    </section>
  );
}

type RowProps = {
  /** name of the removed item, for screen readers */
  name: string;
  onRemove: () => void;
  aside?: ReactNode;
  children: ReactNode;
};

export function DealRow({ name, onRemove, aside, children }: RowProps) {
  const { t } = useTexts('deals');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-1.5">
      {children}
      <span className="flex items-center gap-2 text-note text-ink-soft">
        {aside}
        <Button variant="quiet" size="sm" aria-label={t('Remove {name}', { name })} onClick={onRemove}>
          {t('Remove')}
        </Button>
      </span>
    </li>
  );
}
