import clsx from 'clsx';
import { SlidersHorizontal, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTexts } from '#language';
import { chipsFor } from '@/lib/search/format';
import { Disclosure } from './disclosure';
import { Filters } from './filters';

/** One form for both: on a phone it is a sheet over the whole screen, on a wide screen it is beside the results. */
export function FilterSheet({
  overMap = false,
  ...props
}: ComponentProps<typeof Filters> & { overMap?: boolean }) {
  const { t } = useTexts('common');
  const applied = chipsFor(
    props.search,
    useTexts('search/applied'),
    overMap ? ['type', 'bbox'] : ['type'],
  ).length;
  return (
    <Disclosure
      name="list-controls"
      className={overMap ? 'map-filters group/sheet relative' : 'list-filters group/sheet'}
      summaryClass={clsx(
        !overMap && 'lg:hidden',
        'max-lg:group-open/sheet:fixed max-lg:group-open/sheet:inset-x-0 max-lg:group-open/sheet:top-0 max-lg:group-open/sheet:z-10 max-lg:group-open/sheet:h-14 max-lg:group-open/sheet:rounded-none max-lg:group-open/sheet:border-0 max-lg:group-open/sheet:border-b max-lg:group-open/sheet:bg-paper',
      )}
      summary={
        <>
          <SlidersHorizontal className="size-4 max-[22rem]:hidden" aria-hidden="true" />
          {applied > 0 ? t('Filters ({applied})', { applied }) : t('Filters')}
          <X className="ml-auto hidden size-5 group-open/sheet:block" aria-hidden="true" />
        </>
      }
    >
      <div
        className={clsx(
          'max-lg:fixed max-lg:inset-x-0 max-lg:z-10 max-lg:top-14 max-lg:bottom-0 max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:bg-paper max-lg:px-4 max-lg:pt-3',
          // beside a map there is no room for a column of filters
          overMap &&
            'lg:absolute lg:top-full lg:left-0 lg:z-20 lg:mt-1 lg:max-h-[calc(100dvh-9rem)] lg:w-96 lg:overflow-y-auto lg:overscroll-contain lg:rounded-md lg:border lg:border-line lg:bg-paper lg:px-4 lg:pt-3 lg:shadow-lift',
        )}
      >
        <Filters {...props} appliesAtOnce={!overMap} />
      </div>
    </Disclosure>
  );
}
