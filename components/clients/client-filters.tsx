import { useTexts } from '#language';
import { EmptyState } from '@/components/ui/feedback/notice';
import { FilterBar, FilterSelect, SearchBox } from '@/components/ui/lists/filters';
import { CLIENT_SORT_LABELS, CLIENT_SORTS, CLIENT_VIEW_LABELS, CLIENT_VIEWS } from '@/lib/clients/constants';
import type { ClientSearch } from '@/lib/clients/schema';
import type { TeamMemberDto } from '@/lib/teams/dto';

type Props = { search: ClientSearch; members: readonly TeamMemberDto[]; tags: readonly string[] };

/** A GET form, so that the address is the state. On a phone everything except the name is behind a button. */
export function ClientFilters({ search, members, tags }: Props) {
  const { t } = useTexts('clients');
  const { view, sort, tag, who } = search;
  const set = [view !== 'all', sort !== 'news', Boolean(tag), who !== 'all'].filter(Boolean);
  return (
    <FilterBar
      submit={t('Find')}
      applied={set.length}
      folded={
        <>
          <FilterSelect
            label={t('Show')}
            name="view"
            value={view}
            options={CLIENT_VIEWS.map((key) => [key, t(CLIENT_VIEW_LABELS[key])] as const)}
          />
          <FilterSelect
            label={t('Order')}
            name="sort"
            value={sort}
            options={CLIENT_SORTS.map((key) => [key, t(CLIENT_SORT_LABELS[key])] as const)}
          />
          {tags.length > 0 && (
            <FilterSelect
              label={t('Tag')}
              name="tag"
              value={tag ?? ''}
              options={[['', t('Any tag')], ...tags.map((one) => [one, one] as const)]}
            />
          )}
          {members.length > 1 && (
            <FilterSelect
              label={t('Of')}
              name="who"
              value={who}
              options={[
                ['all', t('The whole team')],
                ['mine', t('Mine')],
                ...members.map(({ id, name }) => [id, name] as const),
              ]}
            />
          )}
        </>
      }
    >
      <SearchBox placeholder={t('Name or phone')} value={search.search} />
    </FilterBar>
  );
}

export function NoClients() {
  const { t } = useTexts('clients');
  return (
    <EmptyState title={t('No clients yet')}>
      <p className="measure text-ink-soft">
        {t(
          'Add someone who wants a home, or bring your address book as CSV or vCard. Enter what they want, and every matching listing appears here with the reason.',
        )}
      </p>
    </EmptyState>
  );
}
