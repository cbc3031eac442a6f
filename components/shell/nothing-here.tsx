import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { Heading } from '@/components/ui/display/heading';

type Props = {
  why: string;
  search?: ReactNode;
  children: ReactNode;
};

/** The body of a 404. Also used for other people's records, so that ids can't be probed. */
export function NothingHere({ why, search, children }: Props) {
  const { t } = useTexts('shell');
  return (
    <div className="container-page flex max-w-3xl flex-col gap-6 py-16 sm:py-24">
      <p className="text-accent">404</p>
      <Heading level={1}>{t('There’s nothing at this address')}</Heading>
      <p className="measure text-ink-soft text-lg">{why}</p>
      {search}
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}

export const GONE_OR_FOREIGN = 'It may have been removed, or it belongs to a different account.';
