import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import type { LeadPageDto } from '@/lib/enquiries/lead-inbox/dto';
import { leadParams } from '@/lib/enquiries/lead-inbox/format';
import type { LeadSearch } from '@/lib/enquiries/lead-inbox/schema';
import { listUrl } from '@/lib/platform/text/list-url';
import { LeadList } from './lead-list';

type Props = {
  search: LeadSearch;
  list: LeadPageDto;
  current: string;
  now: number;
  /** the thread of the open lead */
  children: ReactNode;
};

/** The list a lead was opened from, with its thread beside it; on a phone only the thread, with the way back. */
export function LeadBeside({ search: { after, ...search }, list, current, now, children }: Props) {
  const { t } = useTexts('enquiries/leads');
  const params = leadParams(search);
  const back = listUrl('/dashboard/leads', params, { after });
  return (
    <div className="grid gap-8 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <aside
        aria-label={t('People who wait')}
        className="flex flex-col gap-2 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto"
      >
        <Link href={back} className="py-2">
          {t('All leads')}
        </Link>
        <div className="max-lg:hidden">
          <LeadList leads={list.rows} {...{ now, current }} params={{ ...params, after }} />
        </div>
      </aside>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
