import { useTexts } from '#language';
import { FilterBar, FilterDay, FilterSelect } from '@/components/ui/lists/filters';

type Props = { day: string; who: string; staff: readonly { id: string; name: string }[]; me: string };

export function TaskFilters({ day, who, staff, me }: Props) {
  const { t } = useTexts('office/tasks');
  const others = staff.flatMap(({ id, name }) => (id === me ? [] : [[id, name] as const]));
  return (
    <FilterBar submit={t('Show')}>
      <FilterDay label={t('Day')} name="day" value={day} />
      <FilterSelect
        label={t('Whose')}
        name="who"
        value={who}
        options={[['mine', t('Mine')], ['all', t('Everyone’s')], ['none', t('Unassigned')], ...others]}
      />
    </FilterBar>
  );
}
