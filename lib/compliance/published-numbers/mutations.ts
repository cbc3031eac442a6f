import 'server-only';
import { newestPicture } from '@/lib/compliance/adverts/data';
import { maharera } from '@/lib/listings/publish-gate/rules';
import { op } from '@/lib/platform/db/operators';
import { isStopping } from '@/lib/platform/jobs/lease';
import { PublishedNumber } from '@/models/compliance/published-number';
import type { NumberKind } from './constants';
import { codeCorner, drawCode, listAgentNumbers, listProjects, readCode } from './data';
import { checkAgent, checkProject } from './rules';

type Checked = { kind: NumberKind; number: string; places: number } & Record<string, unknown>;

const store = ({ kind, number, ...found }: Checked, checkedAt: Date) =>
  PublishedNumber.updateOne({ kind, number }, { $set: { ...found, checkedAt } }, { upsert: true });

/**
 * Recurring job that checks the format of every published registration number, and the number in its QR code on pages and in the archived outgoing picture.
 * Drops numbers no longer published. Returns the number of problems.
 */
export async function checkPublishedNumbers(now = new Date()): Promise<number> {
  let problems = 0;
  for (const { number, citySlugs, places, example } of await listProjects()) {
    if (isStopping()) return problems;
    const project = { number, citySlugs };
    const drawn = checkProject({ ...project, code: await readCode(await drawCode(maharera(number))) });
    const picture = await newestPicture(number);
    const printed = picture && checkProject({ ...project, code: await readCode(await codeCorner(picture)) });
    const found = printed?.problem ? { ...printed, problem: `Picture to send: ${printed.problem}` } : drawn;
    await store({ kind: 'project', number, places, example, ...found }, now);
    if (found.problem) problems++;
  }
  for (const { number, places, certified } of await listAgentNumbers()) {
    const found = checkAgent(number, certified);
    await store({ kind: 'agent', number, places, ...found }, now);
    if (found.problem) problems++;
  }
  await PublishedNumber.deleteMany({ checkedAt: op.lt(now) });
  return problems;
}
