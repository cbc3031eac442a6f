import { useTexts } from '#language';
import { fullName } from '@/components/contacts/contact-table';
import { buttonClass } from '@/components/ui/actions/button';
import { CallButton } from '@/components/ui/actions/call-button';
import { Link } from '@/components/ui/actions/link';
import type { Column } from '@/components/ui/lists/data-table';
import { PAIR_REASON_LABELS } from '@/lib/contacts/constants';
import type { ContactDto } from '@/lib/contacts/dto';
import type { PairDto } from '@/lib/contacts/duplicates/dto';
import type { Texts } from '@/lib/platform/language/translate';
import { formatDate, formatNumber } from '@/lib/platform/text/format';
import type { Sort } from '@/lib/platform/text/list-url';
import { formatPhone } from '@/lib/platform/text/phone';
import { CandidateTable } from './candidate-table';

function Person({ contact }: { contact: ContactDto }) {
  const { _id, mobilePhone, emailAddress, homeCity, organization } = contact;
  return (
    <>
      <Link className="link" href={`/admin/contacts/${_id}`}>
        {fullName(contact)}
      </Link>
      <span className="block break-words text-ink-soft text-sm">
        {[mobilePhone && formatPhone(mobilePhone), emailAddress, organization, homeCity]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
}

const columns = ({ language }: Texts<'contacts'>): Column<PairDto>[] => [
  { label: 'One', cell: ({ a }) => <Person contact={a} /> },
  { label: 'Other', cell: ({ b }) => <Person contact={b} /> },
  {
    label: 'Found',
    sort: 'createdAt',
    sortDescFirst: true,
    cell: ({ foundAt }) => <span className="whitespace-nowrap">{formatDate(foundAt, language)}</span>,
  },
];

type Props = { pairs: PairDto[]; mayDismiss: boolean; sort: Sort };

export function ContactCandidates({ pairs, mayDismiss, sort }: Props) {
  const texts = useTexts('contacts');
  const { t } = texts;
  return (
    <CandidateTable
      columns={columns(texts)}
      rows={pairs}
      rowKey={({ id }) => id}
      reasonsOf={({ reasons }) => reasons}
      labels={PAIR_REASON_LABELS}
      action={({ id, a, b, groupPairs }) => (
        <span className="flex flex-wrap gap-2">
          {mayDismiss && (
            <Link
              className={buttonClass('secondary', 'sm')}
              href={`/admin/contacts/duplicates/${id}`}
              aria-label={t('Compare {name} with {other}', { name: fullName(a), other: fullName(b) })}
            >
              {t('Compare')}
            </Link>
          )}
          {/* dismisses connected pairs together, such as a family with one phone or an office with one mailbox */}
          {mayDismiss && groupPairs > 1 && (
            <CallButton
              path={`/api/admin/contacts/pairs/${id}/group`}
              options={{ method: 'DELETE' }}
              aria-label={t('All {count} pairs around {name}: different people', {
                count: formatNumber(groupPairs),
                name: fullName(a),
              })}
            >
              {t('All {count} pairs: different people', { count: formatNumber(groupPairs) })}
            </CallButton>
          )}
        </span>
      )}
      sort={sort}
      empty={t('No two contacts share a phone, an email or a similar name in the same place')}
    />
  );
}
