import { ArrowDownUp } from 'lucide-react';
import { useTexts } from '#language';
import { Disclosure } from '@/components/search/filters/disclosure';
import { type PropertySearch, SORT_LABELS } from '@/lib/search/schema';
import { SortLinks } from './sort-links';

/** The orders under a button that shows the active one. */
export function SortMenu({ search }: { search: PropertySearch }) {
  const { t } = useTexts('search/list');
  const { t: chip } = useTexts('search/applied');
  return (
    <Disclosure
      name="list-controls"
      className="relative"
      summary={
        <>
          <ArrowDownUp className="size-4 max-[24rem]:hidden" aria-hidden="true" />
          <span>{t('Sort')}</span>
          <span className="font-normal max-sm:hidden">{chip(SORT_LABELS[search.sort])}</span>
        </>
      }
    >
      <SortLinks search={search} />
    </Disclosure>
  );
}
