import 'server-only';
import type { Actor } from '@/lib/platform/auth/actor';
import { AnswerTemplate } from '@/models/enquiries/answer-template';
import { MAX_TEMPLATES } from './constants';
import type { TemplateDto } from './dto';

/** One's own templates, by name. */
export async function listTemplates({ userId }: Pick<Actor, 'userId'>): Promise<TemplateDto[]> {
  const rows = await AnswerTemplate.find({ owner: userId }).sort({ name: 1 }).limit(MAX_TEMPLATES).lean();
  return rows.map(({ _id, name, text }) => ({ id: String(_id), name, text }));
}
