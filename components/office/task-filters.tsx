import { FilterBar, FilterDay, FilterSelect } from '@/components/ui/lists/filters';

type Props = { day: string; who: string; staff: readonly { id: string; name: string }[]; me: string };

export function TaskFilters({ day, who, staff, me }: Props) {
  const others = staff.flatMap(({ id, name }) => (id === me ? [] : [[id, name] as const]));
  return (
    <FilterBar submit="Show">
      <FilterDay label="Day" name="day" value={day} />
      <FilterSelect
        label="Whose"
        name="who"
        value={who}
        options={[['mine', 'Mine'], ['all', 'Everyone’s'], ['none', 'Unassigned'], ...others]}
      />
    </FilterBar>
  );
}
