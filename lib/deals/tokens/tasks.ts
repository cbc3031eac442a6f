import 'server-only';
import type { BillingProfileDto } from '@/lib/deals/invoices/dto';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { formatDate, formatRupees } from '@/lib/platform/text/format';
import { defineTask } from '@/lib/platform/work/task';
import { Sheet } from '@/lib/prints/sheet/drawing';
import { INK_SOFT } from '@/lib/prints/sheet/rules';
import type { TokenDto } from './dto';

type Receipt = { token: TokenDto; profile: BillingProfileDto | null; what: string; language: Language };

async function draw({ token, profile, what, language }: Receipt) {
  const { t } = textsIn(language, 'deals/tokens');
  const title = t('Receipt for a token');
  const author = profile?.name ?? token.upiName;
  const day = (value: string) => formatDate(`${value}T12:00:00+05:30`, language);
  const sheet = new Sheet({
    language,
    size: 'portrait',
    margin: 48,
    info: { Title: title, Author: author, Subject: title },
  });
  await sheet.add(author, { size: 12, weight: 'bold', gap: 4 });
  if (profile?.address) await sheet.add(profile.address, { size: 9, color: INK_SOFT, gap: 12 });
  await sheet.add(title, { size: 20, weight: 'bold', gap: 8 });
  sheet.rule();
  await sheet.add(
    t('Received {amount} from {name} for {what}.', {
      amount: formatRupees(token.rupees),
      name: token.payer,
      what,
    }),
    { size: 12 },
  );
  await sheet.add(
    t('Payment reference: {reference}, {date}', {
      reference: token.reference ?? '',
      date: token.paidOn ? day(token.paidOn) : '',
    }),
  );
  if (token.confirmedAt)
    await sheet.add(
      t('Confirmed by {name} on {date}', {
        name: token.confirmedBy ?? '',
        date: formatDate(token.confirmedAt, language),
      }),
      { gap: 14 },
    );
  await sheet.add(t('Terms'), { weight: 'bold' });
  await sheet.add(token.terms, { gap: 14 });
  if (token.state === 'refunded')
    await sheet.add(
      t('Refunded, reference {reference}: {reason}', {
        reference: token.refundReference ?? '',
        reason: token.endReason,
      }),
      { weight: 'bold' },
    );
  if (token.state === 'forfeited')
    await sheet.add(t('Forfeited: {reason}', { reason: token.endReason }), { weight: 'bold' });
  return sheet.finish();
}

/** A confirmed token's receipt, with the agreed terms and its outcome. */
export const drawReceipt = defineTask('token-receipt', draw);
