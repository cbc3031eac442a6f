import 'server-only';
import { notFound } from 'next/navigation';
import { findDeal } from '@/lib/deals/data';
import { getBillingProfile, issuerOfRow } from '@/lib/deals/invoices/data';
import type { BillingProfileDto } from '@/lib/deals/invoices/dto';
import { actorOf } from '@/lib/platform/auth/actor';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { AppError } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { formatDate, formatRupees } from '@/lib/platform/text/format';
import { Sheet } from '@/lib/prints/sheet/loaders';
import { INK_SOFT } from '@/lib/prints/sheet/rules';
import { getTokens } from './data';
import type { TokenDto } from './dto';

/** The tokens of one deal, and the possible payers. */
export async function loadTokens(id: string) {
  const actor = actorOf(await pageUser(`/dashboard/deals/${encodeURIComponent(id)}/token`));
  const deal = await findDeal(actor, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  });
  const [page, profile] = await Promise.all([getTokens(actor, id), getBillingProfile(issuerOfRow(deal))]);
  const payers = deal.parties.flatMap(({ name, role }) =>
    name && (role === 'buyer' || role === 'tenant') ? [name] : [],
  );
  return { page, title: deal.title, payers, hasUpi: Boolean(profile?.upi) };
}

/** The receipt of a confirmed token, with the agreed terms and its outcome. */
export async function receiptPdf(
  token: TokenDto,
  profile: BillingProfileDto | null,
  what: string,
  language: Language,
): Promise<Buffer> {
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
    t('Reference of the payment: {reference}, {date}', {
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
