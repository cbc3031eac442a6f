import 'server-only';
import type { Actor } from '@/lib/platform/auth/actor';
import { AnswerTemplate } from '@/models/enquiries/answer-template';
import { MAX_TEMPLATES } from './constants';
import { type TemplateDto, toTemplateDto } from './dto';

export async function listTemplates({ userId }: Pick<Actor, 'userId'>): Promise<TemplateDto[]> {
  const rows = await AnswerTemplate.find({ owner: userId }).sort({ name: 1 }).limit(MAX_TEMPLATES).lean();
  return rows.map(toTemplateDto);
}

/** One of the person's own templates; undefined for other people's and unknown ids. */
export async function getTemplate(
  { userId }: Pick<Actor, 'userId'>,
  id: string,
): Promise<TemplateDto | undefined> {
  const row = await AnswerTemplate.findOne({ _id: id, owner: userId }).lean();
  return row ? toTemplateDto(row) : undefined;
}
