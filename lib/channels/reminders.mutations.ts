import 'server-only';
import { findUserById, getCredentials } from '@/lib/accounts/users/data';
import type { InstantAlert } from '@/lib/alerts/digests/providers';
import { isAgreed } from '@/lib/channels/consents/data';
import { enqueueMessage } from '@/lib/channels/messages/mutations';
import { fillBody, plainValue } from '@/lib/channels/rules';
import { sendSoon } from '@/lib/channels/sending/jobs';
import { approvedTemplate } from '@/lib/channels/templates/data';
import { whatsAppAccount } from '@/lib/platform/gateways/whatsapp';
import { siteUrl } from '@/lib/platform/site';
import { formatDateTime } from '@/lib/platform/text/format';
import { normalizeMobile } from '@/lib/platform/text/phone';
import type { VisitLean } from '@/lib/visits/data';

/** Reminds the visitor by WhatsApp too, given consent and an approved template. Idempotent, with one message per visit time. */
export async function remindByWhatsApp(visit: VisitLean): Promise<void> {
  const { _id, name, propertyTitle, start, language, lead } = visit;
  const phone = normalizeMobile(visit.phone ?? '');
  if (!whatsAppAccount() || !phone || !start || !(await isAgreed(phone, 'visits'))) return;
  const template = await approvedTemplate('visit_reminder', language ?? undefined);
  if (!template) return;
  const spoken = (['mr', 'hi'] as const).find((known) => known === template.language) ?? 'en';
  const values = [name, propertyTitle ?? '—', formatDateTime(start.toISOString(), spoken)].map(plainValue);
  await enqueueMessage({
    key: `visit:${_id}:${start.getTime()}`,
    phone,
    text: fillBody(template.body, values),
    purpose: 'visits',
    category: template.category,
    template: { name: template.name, language: template.language, values },
    lead: lead ?? undefined,
  });
  sendSoon();
}

/** Also sends saved-search news by WhatsApp, if the account has confirmed its number and agreed. The mail is sent as before. */
export async function alertByWhatsApp({ id, owner, lines, path }: InstantAlert): Promise<boolean> {
  const userId = /^user:([0-9a-f]{24})$/.exec(owner)?.[1];
  if (!whatsAppAccount() || !userId) return false;
  const [user, account] = await Promise.all([
    findUserById(userId, { confirmedPhone: 1, language: 1 }),
    getCredentials({ id: userId }),
  ]);
  const phone = normalizeMobile(user?.confirmedPhone ?? '');
  if (!phone || !account || !(await isAgreed(phone, 'alerts'))) return false;
  const template = await approvedTemplate('home_alert', user?.language ?? undefined);
  if (!template) return false;
  const values = [account.name, lines.join('; '), `${siteUrl()}${path}`].map(plainValue);
  await enqueueMessage({
    key: `alert:${id}`,
    phone,
    text: fillBody(template.body, values),
    purpose: 'alerts',
    category: template.category,
    template: { name: template.name, language: template.language, values },
  });
  sendSoon();
  return false;
}
