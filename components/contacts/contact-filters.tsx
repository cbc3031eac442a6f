import { useTexts } from '#language';
import { staffOptions } from '@/components/teams/staff-options';
import { FilterInput, FilterSelect } from '@/components/ui/lists/filters';
import { CONTACT_FILTER_LABELS, CONTACT_FILTERS, CONTACT_ORDERS } from '@/lib/contacts/constants';
import type { ContactSearch } from '@/lib/contacts/schema';

type Props = {
  search: ContactSearch;
  tags: readonly string[];
  staff: readonly { id: string; name: string }[];
  me: string;
};

export function ContactFilters({ search, tags, staff, me }: Props) {
  const { t, label } = useTexts('contacts');
  return (
    <>
      {CONTACT_FILTERS.map((name) => (
        <FilterInput key={name} label={label(CONTACT_FILTER_LABELS[name])} name={name} value={search[name]} />
      ))}
      <FilterInput label={t('Tag')} name="tag" value={search.tag} list={tags} />
      <FilterSelect
        label={t('Assigned to')}
        name="owner"
        value={search.owner ?? ''}
        options={[['', t('Anyone')], ['none', t('No one')], ...staffOptions(staff, me, t('me'))]}
      />
      <FilterSelect
        label={t('Sort')}
        name="sort"
        value={search.sort}
        options={CONTACT_ORDERS.map(([value, name]) => [value, label(name)])}
      />
    </>
  );
}
