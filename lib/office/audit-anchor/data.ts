import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkChain } from '@/lib/platform/audit-chain/data';
import type { Head } from '@/lib/platform/audit-chain/dto';
import { witnessFolder } from '@/lib/platform/audit-chain/mutations';
import type { Anchor } from './dto';

export const anchorFile = () => join(/*turbopackIgnore: true*/ witnessFolder(), 'anchors.jsonl');

/** `1234:9f86d0…`, as in the mail to the owner; undefined for anything else. */
export function parseHead(text: string): Head | undefined {
  const [, seq, hash] = text.trim().match(/^(\d{1,15}):([0-9a-f]{64})$/) ?? [];
  return seq && hash ? { seq: Number(seq), hash } : undefined;
}

const linesOf = async (path: string) =>
  (await readFile(path, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '');

/** The anchors of this machine, oldest first. A line that a crash cut off is left out. */
export async function listAnchors(): Promise<Anchor[]> {
  return (await linesOf(anchorFile())).flatMap((line) => {
    try {
      return [JSON.parse(line) as Anchor];
    } catch {
      return [];
    }
  });
}

/** What this machine has seen of the log since the last anchors. */
async function listSeen(): Promise<(Head & { from: string })[]> {
  const names = (await readdir(witnessFolder()).catch(() => [] as string[])).filter((name) =>
    /^seen-.*\.log$/.test(name),
  );
  const seen: (Head & { from: string })[] = [];
  for (const name of names)
    for (const line of await linesOf(join(/*turbopackIgnore: true*/ witnessFolder(), name))) {
      const head = parseHead(line);
      if (head) seen.push({ ...head, from: name });
    }
  return seen;
}

/** The whole log against itself, the files outside the database, and what was mailed. */
export async function verifyAuditLog(mailed: readonly Head[] = []) {
  // read before the log: what is added meanwhile is in the log then
  const anchors = await listAnchors();
  const known = [
    ...anchors.map(({ at, ...head }) => ({ ...head, from: `the anchor of ${at.slice(0, 10)}` })),
    ...(await listSeen()),
    ...mailed.map((head) => ({ ...head, from: 'the mail' })),
  ];
  return { ...(await checkChain(known)), anchors };
}
