'use client';

import { BellPlus } from 'lucide-react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { LazyExtra } from '@/components/ui/hooks/lazy-extra';
import { useSheet } from '@/components/ui/overlays/use-sheet';

const sheet = () => import('./save-search-sheet');

type Props = {
  /** the search as a query string, with type, city and category */
  query: string;
  title: string;
  variant?: 'secondary' | 'quiet';
  /** a phone has no room for the label */
  isIcon?: boolean;
};

export function SaveSearch({ query, title, variant = 'secondary', isIcon = false }: Props) {
  const { t } = useTexts('alerts/saved-searches');
  const { opener, opened, open, onClose } = useSheet<HTMLButtonElement>();
  return (
    <>
      <Button
        ref={opener}
        size="sm"
        variant={variant}
        aria-haspopup="dialog"
        className={isIcon ? 'shrink-0 max-lg:size-11 max-lg:px-0 lg:min-h-11' : 'shrink-0'}
        onClick={open}
      >
        <BellPlus className="size-4" aria-hidden="true" />
        <span className={isIcon ? 'max-lg:sr-only' : undefined}>{t('Save this search')}</span>
      </Button>
      {opened > 0 && <LazyExtra key={opened} load={sheet} props={{ query, title, onClose }} />}
    </>
  );
}
