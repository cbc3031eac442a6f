import { buttonClass } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';
import { TabLinks } from '@/components/ui/tab-links';
import type { DealListDto } from '@/lib/deal/dto';
import type { DealQuery } from '@/lib/deal/schema';
import { formatNumber, formatRupees } from '@/lib/format';
import { listUrl } from '@/lib/list-url';
import type { TeamMemberDto } from '@/lib/team/dto';

const PATH = '/dashboard/deals';

type Props = { query: DealQuery; deals: DealListDto; members: readonly TeamMemberDto[] };

/** What the pipeline is worth, the search, whose deals, and the two ways to look at them. */
export function DealFilters({ query: { view, q, who, stage }, deals, members }: Props) {
  const { pipelineValue, pipelineRent, totals } = deals;
  const open = totals.filter((one) => one.stage !== 'registered' && one.stage !== 'lost');
  const count = open.reduce((sum, one) => sum + one.count, 0);
  const kept = { q, ...(who !== 'all' && { who }) };
  return (
    <div className="flex flex-col gap-4">
      <p>
        <span className="tabular font-bold text-2xl">{formatRupees(pipelineValue)}</span>{' '}
        {pipelineRent > 0 && (
          <>
            and <span className="tabular font-bold">{formatRupees(pipelineRent)} a month</span>{' '}
          </>
        )}
        <span className="text-ink-soft">
          in the pipeline, {formatNumber(count)} open {count === 1 ? 'deal' : 'deals'}
        </span>
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <TabLinks
          label="View"
          current={view}
          tabs={[
            { key: 'board', label: 'Board', href: listUrl(PATH, kept) },
            { key: 'list', label: 'List', href: listUrl(PATH, { ...kept, view: 'list' }) },
          ]}
        />
        <form action={PATH} className="flex flex-wrap items-center gap-2 max-sm:w-full">
          {view === 'list' && <input type="hidden" name="view" value="list" />}
          {stage && view === 'list' && <input type="hidden" name="stage" value={stage} />}
          <input
            type="search"
            name="q"
            aria-label="Search deals"
            placeholder="Title, party, listing"
            defaultValue={q}
            className={controlClass(false, 'h-11 min-w-40 flex-1 sm:min-w-56')}
          />
          {members.length > 0 && (
            <select
              name="who"
              aria-label="Whose deals"
              defaultValue={who}
              className={controlClass(false, 'h-11 w-auto!')}
            >
              <option value="all">The whole team</option>
              <option value="mine">Mine</option>
              {members.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
          <button type="submit" className={buttonClass('secondary', 'sm')}>
            Search
          </button>
        </form>
      </div>
    </div>
  );
}
