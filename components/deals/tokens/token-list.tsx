import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import QrCode from '@/components/ui/display/qr-code';
import { Badge } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { TOKEN_STATE_LABELS } from '@/lib/deals/tokens/constants';
import type { TokenDto, TokenPageDto } from '@/lib/deals/tokens/dto';
import { formatDate, formatRupees } from '@/lib/platform/text/format';
import { TokenSteps } from './token-steps';

export function TokenLimit({ page }: { page: TokenPageDto }) {
  const { t } = useTexts('deals/tokens');
  const { limit, sum, section, source, checkedOn, doubt } = page;
  const read = formatDate(`${checkedOn}T12:00:00+05:30`, t.language);
  if (limit === null) return <p>{t('Section 13 sets no limit for lettings.')}</p>;
  return (
    <div className="measure flex flex-col gap-1">
      <p className="font-bold">
        {limit === 0
          ? t('Enter the price of the deal first.')
          : t('Asked for and paid: {sum} of at most {limit}', {
              sum: formatRupees(sum),
              limit: formatRupees(limit),
            })}
      </p>
      <p className="text-note text-ink-soft" lang="en">
        {section}
      </p>
      <p className="text-note text-ink-soft">
        {t('Source:')} <span lang="en">{source}</span>, {t('checked on {date}', { date: read })}
      </p>
      {doubt && (
        <p className="text-note text-warning">
          {t('Sources disagree about this:')} <span lang="en">{doubt}</span>
        </p>
      )}
    </div>
  );
}

function TokenItem({ token }: { token: TokenDto }) {
  const { t } = useTexts('deals/tokens');
  const { rupees, payer, state, upi, upiLink, link, reference, paidOn, warning, endReason } = token;
  const amount = formatRupees(rupees);
  return (
    <li className="flex flex-col gap-3 border-line border-b py-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="tabular font-bold">{amount}</span> {payer}{' '}
        <Badge variant={state === 'confirmed' ? 'verified' : 'plain'}>{t(TOKEN_STATE_LABELS[state])}</Badge>
        {reference && paidOn && (
          <span className="text-note text-ink-soft">
            {t('Reference {reference}, paid on {date}', {
              reference,
              date: formatDate(`${paidOn}T12:00:00+05:30`, t.language),
            })}
          </span>
        )}
        {endReason && <span className="text-note text-ink-soft">{endReason}</span>}
      </p>
      {warning && (
        <Notice variant="warning">
          {t('The gateway reports a payment that doesn’t match: {what}. Check it before you continue.', {
            what: warning,
          })}
        </Notice>
      )}
      {state === 'requested' && (
        <div className="flex flex-wrap items-center gap-4">
          <QrCode
            text={upiLink}
            label={t('Code to pay {amount} to {upi}', { amount, upi })}
            className="size-40"
          />
          <span className="flex flex-col gap-2">
            <span className="tabular">{upi}</span>
            <a href={upiLink} className="underline">
              {t('Open in a UPI app')}
            </a>
            {link && <Link href={link}>{t('Gateway page')}</Link>}
          </span>
        </div>
      )}
      <TokenSteps token={token} />
    </li>
  );
}

export function TokenList({ tokens }: { tokens: readonly TokenDto[] }) {
  const { t } = useTexts('deals/tokens');
  if (tokens.length === 0) return <p>{t('No token yet')}</p>;
  return (
    <ul className="border-line border-t">
      {tokens.map((token) => (
        <TokenItem key={`${token.id}:${token.state}`} token={token} />
      ))}
    </ul>
  );
}
