import { Button } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import { CLIENT_VIEW_LABELS, CLIENT_VIEWS } from '@/lib/client/constants';
import type { ClientSearch } from '@/lib/client/schema';
import type { TeamMemberDto } from '@/lib/team/dto';

type Props = { search: ClientSearch; members: readonly TeamMemberDto[] };

/** A GET form: the address is the state. */
export function ClientFilters({ search, members }: Props) {
  return (
    <form aria-label="Find clients" className="flex flex-wrap items-end gap-3">
      <TextField
        label="Name or phone"
        name="search"
        type="search"
        defaultValue={search.search}
        className="min-w-0 flex-1 basis-52"
      />
      <SelectField
        label="Show"
        name="view"
        defaultValue={search.view}
        className="flex-1 basis-40 sm:flex-none"
      >
        {CLIENT_VIEWS.map((view) => (
          <option key={view} value={view}>
            {CLIENT_VIEW_LABELS[view]}
          </option>
        ))}
      </SelectField>
      {members.length > 1 && (
        <SelectField label="Of" name="who" defaultValue={search.who} className="flex-1 basis-40 sm:flex-none">
          <option value="all">The whole team</option>
          <option value="mine">Mine</option>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <Button type="submit">Find</Button>
    </form>
  );
}
