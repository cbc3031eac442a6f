import { messageWith } from '@/lib/platform/language/message';
import 'server-only';
import { parseStored, storedQuery } from '@/lib/alerts/saved-searches/rules';
import { requireClient } from '@/lib/clients/data';
import type { Actor } from '@/lib/platform/auth/actor';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { createOnce } from '@/lib/platform/db/create-once';
import { insertWithin } from '@/lib/platform/db/insert-within';
import { op } from '@/lib/platform/db/operators';
import { writeVersion } from '@/lib/platform/db/write-version';
import { AppError } from '@/lib/platform/errors';
import { Requirement } from '@/models/clients/requirement';
import { MAX_REQUIREMENTS } from './constants';
import { requireRequirement, toRequirementDto } from './data';
import type { RequirementDto } from './dto';
import { requirementRemoved, requirementWritten } from './events';
import type { RequirementChange, RequirementInput } from './schema';

function queryOf(given: string): string {
  const stored = storedQuery(parseStored(given));
  if (!stored) throw new AppError('invalid', 'Choose a place, a budget or another filter first');
  return stored;
}

function refuseTwice(error: unknown): never {
  if (!isDuplicateKey(error)) throw error;
  throw new AppError('conflict', 'This client already has this requirement');
}

/** Adds a client's requirement and its matching homes. */
export async function createRequirement(
  actor: Actor,
  client: string,
  input: RequirementInput,
): Promise<string> {
  const { query, nearMisses } = input;
  const { owner, team } = await requireClient(actor, client);
  const facts = { client, owner, team, query: queryOf(query), nearMisses };
  const { row } = await createOnce(Requirement, `${actor.userId} ${client}`, input, (_id) =>
    insertWithin({
      max: MAX_REQUIREMENTS,
      model: Requirement,
      among: { client },
      insert: () => Requirement.create({ _id, ...facts }).catch(refuseTwice),
      full: () =>
        new AppError(
          'conflict',
          messageWith('A client has at most {max} requirements. Delete one first', {
            max: MAX_REQUIREMENTS,
          }),
        ),
    }),
  );
  const id = String(row._id);
  await requirementWritten.emit(id);
  return id;
}

/** Changes a requirement's criteria, near misses or pause, and updates its matches. */
/** Rejects with 'conflict' and the stored requirement if a colleague has changed it since. */
export async function changeRequirement(
  actor: Actor,
  client: string,
  id: string,
  { query, nearMisses, paused, __v }: RequirementChange,
): Promise<RequirementDto> {
  const current = async () => toRequirementDto(await requireRequirement(actor, client, id));
  await current();
  const set = {
    ...(query !== undefined && { query: queryOf(query) }),
    ...(nearMisses !== undefined && { nearMisses }),
    ...(paused !== undefined && { isPaused: paused }),
  };
  await writeVersion(Requirement, { _id: id }, { $set: set }, { version: __v, current }).catch(refuseTwice);
  await requirementWritten.emit(id);
  return current();
}

export async function deleteRequirement(actor: Actor, client: string, id: string): Promise<void> {
  await requireRequirement(actor, client, id);
  await requirementRemoved.emit(id);
  await Requirement.deleteOne({ _id: id });
}

export async function removeRequirementsOf(clients: readonly string[]): Promise<void> {
  await Requirement.deleteMany({ client: op.in(clients) });
}
