import { useTexts } from '#language';
import { Button } from '@/components/ui/actions/button';
import { SelectField, TextField } from '@/components/ui/forms/field';
import { CLIENT_SORT_LABELS, CLIENT_SORTS, CLIENT_VIEW_LABELS, CLIENT_VIEWS } from '@/lib/clients/constants';
import type { ClientSearch } from '@/lib/clients/schema';
import type { TeamMemberDto } from '@/lib/teams/dto';

type Props = { search: ClientSearch; members: readonly TeamMemberDto[]; tags: readonly string[] };

/** A GET form: the address is the state. */
export function ClientFilters({ search, members, tags }: Props) {
  const { t } = useTexts('clients');
  return (
    <form aria-label={t('Find clients')} className="flex flex-wrap items-end gap-3">
      <TextField
        label={t('Name or phone')}
        name="search"
        type="search"
        defaultValue={search.search}
        className="min-w-0 flex-1 basis-52"
      />
      <SelectField
        label={t('Show')}
        name="view"
        defaultValue={search.view}
        className="flex-1 basis-40 sm:flex-none"
      >
        {CLIENT_VIEWS.map((view) => (
          <option key={view} value={view}>
            {t(CLIENT_VIEW_LABELS[view])}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('Order')}
        name="sort"
        defaultValue={search.sort}
        className="flex-1 basis-40 sm:flex-none"
      >
        {CLIENT_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(CLIENT_SORT_LABELS[sort])}
          </option>
        ))}
      </SelectField>
      {tags.length > 0 && (
        <SelectField
          label={t('Tag')}
          name="tag"
          defaultValue={search.tag ?? ''}
          className="flex-1 basis-40 sm:flex-none"
        >
          <option value="">{t('Any tag')}</option>
          {tags.map((tag) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
        </SelectField>
      )}
      {members.length > 1 && (
        <SelectField
          label={t('Of')}
          name="who"
          defaultValue={search.who}
          className="flex-1 basis-40 sm:flex-none"
        >
          <option value="all">{t('The whole team')}</option>
          <option value="mine">{t('Mine')}</option>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <Button type="submit">{t('Find')}</Button>
    </form>
  );
}
