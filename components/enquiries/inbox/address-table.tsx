import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import { ownWordsLang } from '@/lib/platform/language/own-words';
import type { Texts } from '@/lib/platform/language/translate';
import { formatDateTime } from '@/lib/platform/text/format';
import type { Sort } from '@/lib/platform/text/list-url';
import { pageName } from '@/lib/visitors/activity/format';
import type { AddressDto } from '@/lib/visitors/exit-popup/dto';
import { EraseAddress } from './erase-address';

type Props = { rows: AddressDto[]; may: { erase: boolean; add: boolean }; sort: Sort };

/** Maximum pages listed by name; others are only counted. */
const MAX_NAMED = 4;

function pagesInWords({ t, label }: Texts<'enquiries/inbox'>, pages: readonly string[]): string {
  const names = [...new Set(pages.map((page) => label(pageName(page))))];
  const more = names.length - MAX_NAMED;
  const shown = names.slice(0, MAX_NAMED).join(', ');
  if (more > 0) return t('{pages} and {more} more', { pages: shown, more });
  return shown || '—';
}

export function AddressTable({ rows, may, sort }: Props) {
  const texts = useTexts('enquiries/inbox');
  const { t, language } = texts;
  const columns: Column<AddressDto>[] = [
    {
      label: 'Email',
      isRowHeader: true,
      cell: ({ email }) => (
        <a className="link break-all" href={`mailto:${email}`}>
          {email}
        </a>
      ),
    },
    {
      label: 'Left',
      sort: 'createdAt',
      sortDescFirst: true,
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(at, language)}</time>,
    },
    {
      label: 'Agreed to',
      cell: ({ consent }) =>
        consent ? (
          <q className="inline-block max-w-sm" lang={ownWordsLang(consent, language)}>
            {consent}
          </q>
        ) : (
          <span className="text-ink-soft">{t('Not on record')}</span>
        ),
    },
    {
      label: 'Viewed',
      cell: ({ pages }) => <span className="inline-block max-w-xs">{pagesInWords(texts, pages)}</span>,
    },
    {
      label: 'Actions',
      isFixed: true,
      cell: ({ id, email, contactId }) => (
        <span className="flex flex-wrap gap-2 max-md:justify-end">
          {contactId && (
            <ButtonLink
              size="sm"
              href={`/admin/contacts/${contactId}`}
              aria-label={t('Contact for {email}', { email })}
            >
              {t('Contact')}
            </ButtonLink>
          )}
          {!contactId && may.add && (
            <ButtonLink
              size="sm"
              href={`/admin/contacts/new?email=${encodeURIComponent(email)}`}
              aria-label={t('Add contact: {email}', { email })}
            >
              {t('Add contact')}
            </ButtonLink>
          )}
          {may.erase && <EraseAddress id={id} email={email} />}
        </span>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('Addresses')}
      label={texts.label}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={t('No addresses found')}
      sort={sort}
    />
  );
}
