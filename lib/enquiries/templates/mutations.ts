import { messageWith } from '@/lib/platform/language/message';
import 'server-only';
import type { Actor } from '@/lib/platform/auth/actor';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { insertWithin } from '@/lib/platform/db/insert-within';
import { AppError, notFound } from '@/lib/platform/errors';
import { AnswerTemplate } from '@/models/enquiries/answer-template';
import { MAX_TEMPLATES } from './constants';
import type { TemplateDto } from './dto';
import type { TemplateInput } from './schema';

function named(error: unknown): never {
  if (isDuplicateKey(error)) throw new AppError('conflict', 'You have a template of this name already');
  throw error;
}

export async function createTemplate({ userId }: Actor, input: TemplateInput): Promise<TemplateDto> {
  const { _id } = await insertWithin({
    max: MAX_TEMPLATES,
    model: AnswerTemplate,
    among: { owner: userId },
    insert: () => AnswerTemplate.create({ ...input, owner: userId }).catch(named),
    full: () =>
      new AppError(
        'conflict',
        messageWith('You have {max} templates already. Delete one first', { max: MAX_TEMPLATES }),
      ),
  });
  return { id: String(_id), ...input };
}

/** Foreign and unknown templates are rejected alike. */
export async function updateTemplate(
  { userId }: Actor,
  id: string,
  input: TemplateInput,
): Promise<TemplateDto> {
  const { matchedCount } = await AnswerTemplate.updateOne({ _id: id, owner: userId }, { $set: input }).catch(
    named,
  );
  if (matchedCount === 0) throw notFound('Template not found');
  return { id, ...input };
}

export async function deleteTemplate({ userId }: Actor, id: string): Promise<void> {
  const { deletedCount } = await AnswerTemplate.deleteOne({ _id: id, owner: userId });
  if (deletedCount === 0) throw notFound('Template not found');
}

export async function eraseTemplates(userId: string): Promise<void> {
  await AnswerTemplate.deleteMany({ owner: userId });
}
