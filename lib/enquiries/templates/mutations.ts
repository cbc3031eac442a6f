import { messageWith } from '@/lib/platform/language/message';
import 'server-only';
import type { Actor } from '@/lib/platform/auth/actor';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { createOnce } from '@/lib/platform/db/create-once';
import { insertWithin } from '@/lib/platform/db/insert-within';
import { writeVersion } from '@/lib/platform/db/write-version';
import { AppError, notFound } from '@/lib/platform/errors';
import { AnswerTemplate } from '@/models/enquiries/answer-template';
import { MAX_TEMPLATES } from './constants';
import { getTemplate } from './data';
import type { TemplateDto } from './dto';
import type { NewTemplate, TemplateInput } from './schema';

const MISSING = 'Template not found';

function named(error: unknown): never {
  if (isDuplicateKey(error)) throw new AppError('conflict', 'You already have a template with this name');
  throw error;
}

export async function createTemplate({ userId }: Actor, input: NewTemplate): Promise<TemplateDto> {
  const { name, text } = input;
  const { row } = await createOnce(AnswerTemplate, userId, input, (_id) =>
    insertWithin({
      max: MAX_TEMPLATES,
      model: AnswerTemplate,
      among: { owner: userId },
      insert: () => AnswerTemplate.create({ _id, name, text, owner: userId }).catch(named),
      full: () =>
        new AppError(
          'conflict',
          messageWith('You have {max} templates already. Delete one first', { max: MAX_TEMPLATES }),
        ),
    }),
  );
  return { id: String(row._id), name, text, __v: 0 };
}

/** Changes a template. Rejects foreign and unknown ones alike, and the later of two saves based on the same version. */
export async function updateTemplate(
  actor: Actor,
  id: string,
  { __v: version, ...input }: TemplateInput & { __v?: number | undefined },
): Promise<TemplateDto> {
  const current = () => getTemplate(actor, id);
  await writeVersion(
    AnswerTemplate,
    { _id: id, owner: actor.userId },
    { $set: input },
    { version, current, missing: MISSING },
  ).catch(named);
  const saved = await current();
  if (!saved) throw notFound(MISSING);
  return saved;
}

export async function deleteTemplate({ userId }: Actor, id: string): Promise<void> {
  const { deletedCount } = await AnswerTemplate.deleteOne({ _id: id, owner: userId });
  if (deletedCount === 0) throw notFound(MISSING);
}

export async function eraseTemplates(userId: string): Promise<void> {
  await AnswerTemplate.deleteMany({ owner: userId });
}
