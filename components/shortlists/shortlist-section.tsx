'use client';

import { useTexts } from '#language';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { PlainInput } from '@/components/ui/forms/control';
import { MAX_COMPARED, MAX_NAME_LENGTH } from '@/lib/shortlists/constants';
import type { ShortlistDto } from '@/lib/shortlists/dto';
import { listName } from '@/lib/shortlists/format';
import { SavedHome } from './saved-home';
import { ShareList } from './share-list';
import { SortableHomes } from './sortable-homes';
import type { Change, ChangeSurely } from './use-own-shortlists';

export type SectionProps = {
  list: ShortlistDto;
  /** lists that a home can be moved to */
  others: ShortlistDto[];
  change: Change;
  changeSurely: ChangeSurely;
  compared: readonly string[];
  setCompared: (ids: readonly string[]) => void;
};

/** The ids of a list with one home moved up (-1) or down (1). */
function movedOrder(ids: readonly string[], id: string, step: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const to = Math.min(ids.length - 1, Math.max(0, from + step));
  const order = ids.filter((value) => value !== id);
  order.splice(to, 0, id);
  return order;
}

/** One list: name, homes in order, sharing and comparing. */
export function ShortlistSection({ list, others, compared, setCompared, ...changes }: SectionProps) {
  const { t } = useTexts('shortlists');
  const name = listName(list.name, t);
  const { change, changeSurely } = changes;
  const ids = list.homes.map(({ id }) => id);
  const chosen = compared.filter((id) => ids.includes(id));
  const changeList = (body: object) =>
    void changeSurely({ path: `/${list.id}`, method: 'PATCH', body, what: t('The list “{name}”', { name }) });
  const rename = (typed: string) => {
    if (typed.trim() && typed.trim() !== name) changeList({ name: typed.trim() });
  };
  const reorder = (order: string[]) => changeList({ order });
  const remove = () => {
    const count = list.homes.length;
    if (
      count === 0 ||
      window.confirm(
        t('Delete “{name}” with {count, plural, one {one home} other {# homes}}?', { name, count }),
      )
    )
      void change(`/${list.id}`, { method: 'DELETE' });
  };
  return (
    <section aria-label={name} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3 border-line border-b pb-3">
        <PlainInput
          key={name}
          defaultValue={name}
          aria-label={t('Name of the list')}
          maxLength={MAX_NAME_LENGTH}
          onBlur={(event) => rename(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          className="min-w-0 flex-1 basis-full sm:basis-0 rounded-md bg-transparent py-1 font-bold text-2xl hover:bg-sunken focus:bg-surface"
        />
        <ShareList list={list} change={change} />
        <Button size="sm" variant="quiet" onClick={remove}>
          {t('Delete list')}
        </Button>
      </div>
      {list.homes.length === 0 && <p className="text-ink-soft">{t('No home in this list yet.')}</p>}
      <SortableHomes homes={list.homes} reorder={reorder}>
        {list.homes.map((home, i) => (
          <SavedHome
            key={home.id}
            {...{ home, list, others, change, changeSurely }}
            isFirst={i === 0}
            isLast={i === ids.length - 1}
            move={(step) => reorder(movedOrder(ids, home.id, step))}
            isCompared={compared.includes(home.id)}
            mayCompare={compared.length < MAX_COMPARED}
            compare={(isOn) =>
              setCompared(isOn ? [...compared, home.id] : compared.filter((id) => id !== home.id))
            }
          />
        ))}
      </SortableHomes>
      {chosen.length > 1 && (
        <ButtonLink href={`/compare?ids=${compared.join(',')}`} variant="primary" className="self-start">
          {t('Compare {count} homes', { count: compared.length })}
        </ButtonLink>
      )}
    </section>
  );
}
