import { SlidersHorizontal, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { chipsFor, placeNames } from '@/lib/search/format';
import { Disclosure } from './disclosure';
import { Filters } from './filters';

/** One form for both: on a phone it is a sheet over the whole screen, on a wide screen it stands beside the results. */
export function FilterSheet(props: ComponentProps<typeof Filters>) {
  const applied = chipsFor(props.search, placeNames, ['type']).length;
  return (
    <Disclosure
      name="list-controls"
      className="list-filters group/sheet"
      summaryClass="lg:hidden group-open/sheet:fixed group-open/sheet:inset-x-0 group-open/sheet:top-0 group-open/sheet:z-10 group-open/sheet:h-14 group-open/sheet:rounded-none group-open/sheet:border-0 group-open/sheet:border-b group-open/sheet:bg-paper"
      summary={
        <>
          <SlidersHorizontal className="size-4" aria-hidden="true" />
          {applied > 0 ? `Filters (${applied})` : 'Filters'}
          <X className="ml-auto hidden size-5 group-open/sheet:block" aria-hidden="true" />
        </>
      }
    >
      <div className="max-lg:fixed max-lg:inset-x-0 max-lg:z-10 max-lg:top-14 max-lg:bottom-0 max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:bg-paper max-lg:px-4 max-lg:pt-3">
        <Filters {...props} />
      </div>
    </Disclosure>
  );
}
