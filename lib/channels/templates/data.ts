import 'server-only';
import type { Types } from 'mongoose';
import type { Language } from '@/lib/platform/language/languages';
import { MessageTemplate, type MessageTemplateRow } from '@/models/channels/message-template';
import type { OWN_TEMPLATE_NAMES } from './constants';
import type { MessageTemplateDto } from './dto';
import { consentOf, isOwnTemplate, variableLabels } from './rules';

export type TemplateLean = MessageTemplateRow & { _id: Types.ObjectId };

export const isApproved = async (name: string, language: string): Promise<boolean> =>
  Boolean(await MessageTemplate.exists({ name, language, status: 'approved' }));

export const toTemplateDto = (row: TemplateLean): MessageTemplateDto => ({
  id: String(row._id),
  name: row.name,
  language: row.language,
  category: row.category,
  body: row.body,
  status: row.status,
  ...(row.reason && { reason: row.reason }),
  variables: variableLabels(row.name, row.body),
  consent: consentOf(row.name, row.category),
  isOwn: isOwnTemplate(row.name),
  ...(row.checkedAt && { checkedAt: row.checkedAt.toISOString() }),
});

const MAX_TEMPLATES = 500;

export async function listTemplates(onlyApproved = false): Promise<MessageTemplateDto[]> {
  const rows = await MessageTemplate.find(onlyApproved ? { status: 'approved' } : {})
    .sort({ name: 1, language: 1 })
    .limit(MAX_TEMPLATES)
    .lean<TemplateLean[]>();
  return rows.map(toTemplateDto);
}

/** The template in the person's language if approved, else in English. */
export async function approvedTemplate(
  name: (typeof OWN_TEMPLATE_NAMES)[number],
  language: Language | undefined,
): Promise<TemplateLean | undefined> {
  const rows = await MessageTemplate.find({ name, status: 'approved' }).lean<TemplateLean[]>();
  return rows.find((row) => row.language === language) ?? rows.find((row) => row.language === 'en');
}
