import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkChain } from '@/lib/platform/audit/chain/data';
import type { Head } from '@/lib/platform/audit/chain/dto';
import { witnessFolder } from '@/lib/platform/audit/chain/mutations';
import { installationId } from '@/lib/platform/crypto/mutations';
import { objectStore } from '@/lib/platform/objects/store';
import type { Anchor } from './dto';

/** Key prefixes of all machines' anchors in a bucket, and of this machine's. */
const ANCHORS = 'audit/';
export const ownAnchors = () => `${ANCHORS}${installationId()}/`;

export const anchorFile = () => join(/*turbopackIgnore: true*/ witnessFolder(), 'anchors.jsonl');

/** `1234:9f86d0…`, as in the mail to the owner; undefined for anything else. */
export function parseHead(text: string): Head | undefined {
  const [, seq, hash] = text.trim().match(/^(\d{1,15}):([0-9a-f]{64})$/) ?? [];
  return seq && hash ? { seq: Number(seq), hash } : undefined;
}

const linesOf = async (path: string) =>
  (await readFile(path, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '');

/** Notes of other machines about the same log, each in a separate folder of the bucket. */
async function linesOfOthers(): Promise<string[]> {
  const store = await objectStore();
  if (store.name === 'disk') return [];
  const lines: string[] = [];
  for await (const { key } of store.list(ANCHORS)) {
    const object = key.endsWith('/anchors.jsonl') && !key.startsWith(ownAnchors()) && (await store.open(key));
    if (object) lines.push(...(await linesOf(object.path).finally(object.release)));
  }
  return lines;
}

/** The anchors of all machines, oldest first. A line cut off by a crash is left out. */
export async function listAnchors(): Promise<Anchor[]> {
  const lines = [...(await linesOf(anchorFile())), ...(await linesOfOthers())];
  const anchors = lines.flatMap((line) => {
    try {
      return [JSON.parse(line) as Anchor];
    } catch {
      return [];
    }
  });
  return anchors.sort((a, b) => a.seq - b.seq);
}

/** Heads of the log that this machine has seen since the last anchors. */
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

/** Checks the full log against itself, the files outside the database, and the mailed anchors. */
export async function verifyAuditLog(mailed: readonly Head[] = []) {
  // read before the log, so that the log includes entries added meanwhile
  const anchors = await listAnchors();
  const known = [
    ...anchors.map(({ at, ...head }) => ({ ...head, from: `the anchor of ${at.slice(0, 10)}` })),
    ...(await listSeen()),
    ...mailed.map((head) => ({ ...head, from: 'the mail' })),
  ];
  return { ...(await checkChain(known)), anchors };
}
