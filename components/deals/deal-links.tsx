import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';

/** The further pages of a deal. */
export function DealLinks({ id, seesCommission }: { id: string; seesCommission: boolean }) {
  const { t } = useTexts('deals');
  const pages = [
    ['file', t('File of the deal')],
    ['token', t('Token')],
    ['forms', t('Documents')],
    ['invoices', t('Invoices')],
  ] as const;
  return (
    <nav aria-label={t('More about this deal')}>
      <ul className="flex flex-wrap gap-2">
        {pages
          .filter(([page]) => page !== 'invoices' || seesCommission)
          .map(([page, label]) => (
            <li key={page}>
              <ButtonLink size="sm" href={`/dashboard/deals/${id}/${page}`}>
                {label}
              </ButtonLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
