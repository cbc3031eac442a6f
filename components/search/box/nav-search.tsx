'use client';

import { Search } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '#language';
import type { ListingType } from '@/lib/listings/fields/vocabulary';
import { splitLanguage } from '@/lib/platform/language/languages';
import { AskBox } from './ask-box';

/** The search behind a button at every width, because no box fits beside an admin's links. A details element opens without script. */
export function NavSearch() {
  const { t } = useTexts('shell');
  const details = useRef<HTMLDetailsElement>(null);
  // read when it opens, because one HTML serves many addresses
  const [type, setType] = useState<ListingType>('sale');
  const onOpen = () => {
    if (!details.current?.open) return;
    setType(splitLanguage(window.location.pathname).path.startsWith('/rent') ? 'rent' : 'sale');
    details.current.querySelector<HTMLElement>('[name=ask]')?.focus();
  };
  // it may have been opened before the script loaded
  useEffect(onOpen, []);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const leave = () => {
    close();
    details.current?.querySelector('summary')?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    // a press on an element that takes no focus leaves the panel open
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <details
      ref={details}
      className="group ml-auto lg:ml-0"
      onKeyDown={({ key }) => key === 'Escape' && leave()}
      onBlur={onBlur}
      onToggle={onOpen}
    >
      <summary className="inline-flex h-11 min-w-11 list-none items-center justify-center gap-2 rounded-md hover:bg-sunken group-open:bg-sunken lg:px-3 [&::-webkit-details-marker]:hidden">
        <Search className="size-5" aria-hidden="true" />
        <span className="max-lg:sr-only">{t('Search')}</span>
      </summary>
      <div className="absolute inset-x-0 top-16 border-line border-b bg-paper py-4 shadow-lift">
        <div className="container-page">
          <div className="mx-auto max-w-3xl">
            <AskBox type={type} size="sm" label={t('The whole site')} onClose={leave} />
          </div>
        </div>
      </div>
    </details>
  );
}
