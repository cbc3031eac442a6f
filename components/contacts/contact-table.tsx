import { useTexts } from '#language';
import { buttonClass } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import type { Column } from '@/components/ui/lists/data-table';
import type { ContactDto } from '@/lib/contacts/dto';
import { tagsOf } from '@/lib/contacts/rules';
import { ownWordsLang } from '@/lib/platform/language/own-words';
import type { Texts } from '@/lib/platform/language/translate';
import { formatDate } from '@/lib/platform/text/format';
import { formatPhone } from '@/lib/platform/text/phone';

export const fullName = ({ firstName, lastName }: Pick<ContactDto, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

export function Tags({ tags }: { tags: string | undefined }) {
  const { language } = useTexts('contacts');
  return tagsOf(tags).map((tag) => (
    <Link
      key={tag}
      lang={ownWordsLang(tag, language)}
      className="mr-1.5 inline-block rounded-sm bg-sunken px-1.5 font-normal text-ink-soft text-sm no-underline hover:text-accent"
      href={`/admin/contactlist?tag=${encodeURIComponent(tag)}`}
    >
      {tag}
    </Link>
  ));
}

/** Columns of docs/spec/office.md#contact-directory, in order. */
export function contactColumns(
  { t, language }: Texts<'contacts'>,
  staff: readonly { id: string; name: string }[],
): Column<ContactDto>[] {
  return [
    {
      label: 'Name',
      isRowHeader: true,
      sort: 'name',
      cell: (contact) => {
        const owner = staff.find(({ id }) => id === contact.owner)?.name;
        return (
          <>
            {fullName(contact)}
            {(contact.tags || owner) && (
              <span className="block font-normal">
                <Tags tags={contact.tags} />
                {owner && <span className="text-ink-soft text-sm">{owner}</span>}
              </span>
            )}
          </>
        );
      },
    },
    {
      label: 'Phone',
      cell: ({ mobilePhone, businessPhone, homePhone }) => {
        const phone = mobilePhone ?? businessPhone ?? homePhone;
        return <span className="tabular whitespace-nowrap">{phone ? formatPhone(phone) : '—'}</span>;
      },
    },
    {
      label: 'Email',
      cell: ({ emailAddress }) => <span className="break-all">{emailAddress ?? '—'}</span>,
    },
    { label: 'Organization', cell: ({ organization }) => organization ?? '—' },
    {
      label: 'Added',
      isExtra: true,
      sort: 'createdAt',
      sortDescFirst: true,
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap">{createdAt ? formatDate(createdAt, language) : '—'}</span>
      ),
    },
    {
      label: 'Actions',
      isFixed: true,
      cell: (contact) => (
        <Link
          className={buttonClass('secondary', 'sm')}
          href={`/admin/contacts/${contact._id}`}
          aria-label={t('View {name}', { name: fullName(contact) })}
        >
          {t('View')}
        </Link>
      ),
    },
  ];
}
