'use client';

import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '#language';
import { LazyExtra } from '@/components/ui/hooks/lazy-extra';
import { Disclosure } from './disclosure';

const filterPanel = () => import('./filter-panel');

type Props = {
  applied: number;
  /** true if a field of the form has an error */
  isOpen?: boolean;
  children: ReactNode;
};

export function FilterSheet({ applied, isOpen = false, children }: Props) {
  const { t } = useTexts('common');
  const root = useRef<HTMLDivElement>(null);
  const [wasOpened, setWasOpened] = useState(isOpen);
  return (
    <Disclosure
      isOpen={isOpen}
      onOpen={() => setWasOpened(true)}
      className="filter-sheet group/sheet relative"
      summaryClass="max-lg:group-open/sheet:fixed max-lg:group-open/sheet:inset-x-0 max-lg:group-open/sheet:top-0 max-lg:group-open/sheet:z-10 max-lg:group-open/sheet:h-14 max-lg:group-open/sheet:rounded-none max-lg:group-open/sheet:border-0 max-lg:group-open/sheet:border-b max-lg:group-open/sheet:bg-paper"
      summary={
        <>
          <SlidersHorizontal className="size-4 max-[22rem]:hidden" aria-hidden="true" />
          {applied > 0 ? t('Filters ({applied})', { applied }) : t('Filters')}
          <X className="ml-auto hidden size-5 group-open/sheet:block" aria-hidden="true" />
        </>
      }
    >
      <div
        ref={root}
        className="max-lg:fixed max-lg:inset-x-0 max-lg:top-14 max-lg:bottom-0 max-lg:z-10 max-lg:px-4 max-lg:pt-3 overflow-y-auto overscroll-contain bg-paper lg:absolute lg:top-full lg:left-0 lg:z-20 lg:mt-1 lg:max-h-[calc(100dvh-9rem)] lg:w-176 lg:rounded-md lg:border lg:border-line lg:px-5 lg:pt-4 lg:shadow-lift"
      >
        {children}
      </div>
      {wasOpened && <LazyExtra load={filterPanel} props={{ root }} />}
    </Disclosure>
  );
}
