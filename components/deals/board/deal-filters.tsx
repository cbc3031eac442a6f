import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { TabLinks } from '@/components/ui/actions/tab-links';
import { HiddenInput, Input, Select } from '@/components/ui/forms/control';
import { Options } from '@/components/ui/forms/field';
import type { DealListDto } from '@/lib/deals/dto';
import type { DealQuery } from '@/lib/deals/schema';
import { formatRupees } from '@/lib/platform/text/format';
import { listUrl } from '@/lib/platform/text/list-url';
import type { TeamMemberDto } from '@/lib/teams/dto';

const PATH = '/dashboard/deals';

type Props = { query: DealQuery; deals: DealListDto; members: readonly TeamMemberDto[] };

export function DealFilters({ query: { view, q, who, stage }, deals, members }: Props) {
  const { t, href } = useTexts('deals');
  const { pipelineValue, pipelineRent, totals } = deals;
  const open = totals.filter((total) => total.stage !== 'registered' && total.stage !== 'lost');
  const count = open.reduce((sum, total) => sum + total.count, 0);
  const worth = {
    value: formatRupees(pipelineValue),
    rent: formatRupees(pipelineRent),
    count,
    b: (text: ReactNode) => <span className="tabular font-bold text-2xl">{text}</span>,
    r: (text: ReactNode) => <span className="tabular font-bold">{text}</span>,
    soft: (text: ReactNode) => <span className="text-ink-soft">{text}</span>,
  };
  const kept = { q, ...(who !== 'all' && { who }) };
  return (
    <div className="flex flex-col gap-4">
      <p>
        {pipelineRent > 0
          ? t.rich(
              '<b>{value}</b> and <r>{rent} a month</r> <soft>in the pipeline, {count, plural, one {# open deal} other {# open deals}}</soft>',
              worth,
            )
          : t.rich(
              '<b>{value}</b> <soft>in the pipeline, {count, plural, one {# open deal} other {# open deals}}</soft>',
              worth,
            )}
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <TabLinks
          label={t('View')}
          current={view}
          tabs={[
            { key: 'board', label: t('Board'), href: listUrl(PATH, kept) },
            { key: 'list', label: t('List'), href: listUrl(PATH, { ...kept, view: 'list' }) },
          ]}
        />
        <form action={href(PATH)} className="flex flex-wrap items-center gap-2 max-sm:w-full">
          {view === 'list' && <HiddenInput name="view" value="list" />}
          {stage && view === 'list' && <HiddenInput name="stage" value={stage} />}
          <Input
            type="search"
            name="q"
            aria-label={t('Search deals')}
            placeholder={t('Title, party, listing')}
            defaultValue={q}
            className="h-11 min-w-40 flex-1 sm:min-w-56"
          />
          {members.length > 0 && (
            <Select name="who" aria-label={t('Whose deals')} defaultValue={who} className="h-11 w-auto!">
              <option value="all">{t('The whole team')}</option>
              <option value="mine">{t('Mine')}</option>
              <Options of={members.map(({ id, name }) => [id, name])} />
            </Select>
          )}
          <Button variant="secondary" size="sm" type="submit">
            {t('Search')}
          </Button>
        </form>
      </div>
    </div>
  );
}
