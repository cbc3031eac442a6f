import { useTexts } from '#language';
import { ButtonLink } from '@/components/ui/actions/button';

/** The further pages of a deal. */
export function DealLinks({ id }: { id: string }) {
  const { t } = useTexts('deals');
  const pages = [
    ['token', t('Token')],
    ['invoices', t('Invoices')],
  ] as const;
  return (
    <nav aria-label={t('More about this deal')}>
      <ul className="flex flex-wrap gap-2">
        {pages.map(([page, label]) => (
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
