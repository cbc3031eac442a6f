import { NewTokenForm } from '@/components/deals/tokens/new-token-form';
import { TokenLimit, TokenList } from '@/components/deals/tokens/token-list';
import { DashboardFrame } from '@/components/shell/dashboard-frame';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { loadTokens } from '@/lib/deals/tokens/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('deals/tokens', 'Token');

/** The token payment that a buyer makes before the agreement. */
export default async function TokenPage({ params }: PageProps<'/dashboard/deals/[id]/token'>) {
  const { t } = await texts('deals/tokens');
  const { id } = await params;
  const { page, title, payers, hasUpi } = await loadTokens(id);
  return (
    <DashboardFrame title={t('Token')} texts={['deals/tokens']}>
      <p>
        <Link href={`/dashboard/deals/${id}`} className="underline">
          {title}
        </Link>
      </p>
      <TokenLimit page={page} />
      <TokenList tokens={page.tokens} />
      <Heading level={2} size="panel">
        {t('Ask for a token')}
      </Heading>
      {hasUpi ? (
        <NewTokenForm deal={id} payers={payers} hasGateway={page.hasGateway} />
      ) : (
        <Notice variant="warning">
          <Link href="/dashboard/deals/invoices">
            {t('Enter a UPI address in the billing details first.')}
          </Link>
        </Notice>
      )}
    </DashboardFrame>
  );
}
