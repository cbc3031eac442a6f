import 'server-only';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { ignoreExisting } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import {
  listRemoteTemplates,
  submitTemplate,
  WhatsAppError,
  whatsAppAccount,
} from '@/lib/platform/gateways/whatsapp';
import type { TemplateStatus } from '@/lib/platform/gateways/whatsapp-webhook';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { ChannelState } from '@/models/channels/channel-state';
import { MessageTemplate } from '@/models/channels/message-template';
import { OWN_TEMPLATE_NAMES, OWN_TEMPLATES } from './constants';
import type { TemplateLean } from './data';
import { categoryOf, isOwnTemplate, statusOf } from './rules';

/** Stores the site's own templates as drafts until they are submitted. A second call does nothing. */
export async function fillTemplates(): Promise<void> {
  for (const name of OWN_TEMPLATE_NAMES)
    for (const language of LANGUAGES) {
      const { category, body } = OWN_TEMPLATES[name];
      await MessageTemplate.updateOne(
        { name, language },
        { $setOnInsert: { category, body: body[language], status: 'draft' } },
        { upsert: true },
      ).catch(ignoreExisting);
    }
}

async function businessId(): Promise<string | undefined> {
  return (await ChannelState.findById('whatsapp', { businessId: 1 }).lean())?.businessId ?? undefined;
}

/** Reads all templates and their states from WhatsApp and switches off missing ones. Returns their number. */
export async function syncTemplates(now = new Date()): Promise<number> {
  const [account, business] = [whatsAppAccount(), await businessId()];
  if (!account || !business) return 0;
  await fillTemplates();
  const remote = await listRemoteTemplates(account, business);
  for (const { id, name, language, category, status, reason, body } of remote)
    await MessageTemplate.updateOne(
      { name, language },
      {
        $set: {
          category: categoryOf(category),
          body,
          status: statusOf(status),
          remoteId: id,
          checkedAt: now,
          ...(reason && { reason }),
        },
        ...(!reason && { $unset: { reason: 1 } }),
      },
      { upsert: true },
    );
  await MessageTemplate.updateMany(
    { status: op.not('draft'), checkedAt: op.lt(now) },
    { $set: { status: 'disabled' } },
  );
  return remote.length;
}

/** WhatsApp reports that a template was approved, rejected or paused. */
export async function applyTemplateStatus({ name, language, status, reason }: TemplateStatus): Promise<void> {
  const why = reason && reason !== 'NONE' ? reason : undefined;
  await MessageTemplate.updateOne(
    { name, language },
    {
      $set: { status: statusOf(status), ...(why && { reason: why }) },
      ...(!why && { $unset: { reason: 1 } }),
    },
  );
}

export async function requireTemplate(id: string): Promise<TemplateLean> {
  const row = await MessageTemplate.findById(id).lean<TemplateLean>();
  if (!row) throw notFound('Template not found');
  return row;
}

const said = (error: unknown): never => {
  if (!(error instanceof WhatsAppError)) throw error;
  throw new AppError(error.outcome === 'refused' ? 'conflict' : 'unavailable', error.message, {
    cause: error,
  });
};

/** Submits one of our own templates for approval. */
export async function handInTemplate(actor: AdminActor<'settings'>, id: string): Promise<void> {
  const row = await requireTemplate(id);
  const [account, business] = [whatsAppAccount(), await businessId()];
  if (!account || !business) throw new AppError('conflict', 'WhatsApp is not connected');
  if (!isOwnTemplate(row.name) || (row.status !== 'draft' && row.status !== 'rejected'))
    throw new AppError('conflict', 'This template was already submitted');
  const examples = OWN_TEMPLATES[row.name].variables.map(([, example]) => example);
  const { name, language, category, body } = row;
  const { id: remoteId, status } = await submitTemplate(account, business, {
    name,
    language,
    category,
    body,
    examples,
  }).catch(said);
  await MessageTemplate.updateOne(
    { _id: row._id },
    { $set: { status: statusOf(status), remoteId, checkedAt: new Date() }, $unset: { reason: 1 } },
  );
  const target = { type: 'template', id };
  await recordAudit({
    action: 'channel.write',
    by: actor,
    target,
    details: { kind: 'hand in', name, language },
  });
}
