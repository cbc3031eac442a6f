'use client';

import { BellPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LazyExtra } from '@/components/ui/lazy-extra';

/** Loaded when it is first opened. */
const sheet = () => import('./save-search-sheet');

type Props = {
  /** the search as a query string, with type, city and category */
  query: string;
  /** the search in words */
  title: string;
  variant?: 'primary' | 'secondary' | 'quiet';
};

/** Opens the sheet that saves the search of this page. */
export function SaveSearch({ query, title, variant = 'secondary' }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  /** which press opened the sheet; 0 when it is closed */
  const [opened, setOpened] = useState(0);
  const onClose = () => {
    setOpened(0);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant={variant}
        aria-haspopup="dialog"
        className="shrink-0"
        onClick={() => setOpened((before) => before + 1)}
      >
        <BellPlus className="size-4" aria-hidden="true" />
        Save this search
      </Button>
      {opened > 0 && <LazyExtra key={opened} load={sheet} props={{ query, title, onClose }} />}
    </>
  );
}
