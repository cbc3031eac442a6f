import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { FilterBar, SearchBox } from '@/components/ui/lists/filters';
import { Pagination } from '@/components/ui/lists/pagination';
import { CHECK_LABELS } from '@/lib/listings/evidence/constants';
import type { CheckableDto } from '@/lib/moderation/site-checks/dto';
import { listText } from '@/lib/platform/text/list-text';
import type { Page } from '@/lib/platform/text/list-url';

type Props = { search: string | undefined; list: Page<CheckableDto> };

const PATH = '/dashboard/checks';

export function CheckableList({ search, list }: Props) {
  const { t, label } = useTexts('moderation/site-checks');
  const hrefFor = (page: number) =>
    `${PATH}?${new URLSearchParams({ ...(search && { search }), page: String(page) })}`;
  return (
    <>
      <FilterBar>
        <SearchBox placeholder={t('Code, title or place')} value={search} />
      </FilterBar>
      <p className="text-ink-soft">
        {t('Listings waiting for review come first. Search to find any other.')}
      </p>
      {list.rows.length === 0 && <p>{t('No listings found')}</p>}
      <ul className="border-line border-t">
        {list.rows.map(({ id, title, code, place, open }) => (
          <li key={id} className="border-line border-b">
            <Link href={`${PATH}/${id}`} className="block py-3">
              <span className="link font-bold">{title}</span>
              <span className="block text-ink-soft">{[code, place].filter(Boolean).join(' · ')}</span>
              <span className="block text-note">
                {open.length > 0
                  ? t('Open: {checks}', {
                      checks: listText(
                        open.map((name) => label(CHECK_LABELS[name])),
                        t,
                      ),
                    })
                  : t('All confirmed')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Pagination page={list.page} pages={list.pages} hrefFor={hrefFor} />
    </>
  );
}
