import 'server-only';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { witnessFolder } from '@/lib/platform/audit/chain/mutations';
import { log } from '@/lib/platform/log/log';
import { objectStore } from '@/lib/platform/objects/store';
import { DAY_MS } from '@/lib/platform/time/time';
import { anchorFile, ownAnchors, verifyAuditLog } from './data';
import type { Anchor } from './dto';
import { tellOwner } from './mails';

/** Days in which a machine's notes are stored. Anchors are kept for good. */
const SEEN_DAYS = 7;

/** Writes to disk before the mail is sent, so that the receiver of the mail can rely on the file. */
async function addAnchor(anchor: Anchor): Promise<void> {
  await mkdir(witnessFolder(), { recursive: true, mode: 0o700 });
  const file = await open(anchorFile(), 'a', 0o600);
  try {
    await file.appendFile(`${JSON.stringify(anchor)}\n`);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** Copies this machine's notes to the bucket, where a person who controls only the machine cannot rewrite them if versions are kept. */
async function copyNotes(): Promise<void> {
  const store = await objectStore();
  if (store.name === 'disk') return;
  for (const name of await readdir(witnessFolder()))
    await store.put(ownAnchors() + name, { path: join(/*turbopackIgnore: true*/ witnessFolder(), name) });
}

async function removeOldNotes(now: Date): Promise<void> {
  const oldest = `seen-${new Date(now.getTime() - SEEN_DAYS * DAY_MS).toISOString().slice(0, 10)}.log`;
  for (const name of await readdir(witnessFolder()))
    if (name.startsWith('seen-') && name < oldest)
      await rm(join(/*turbopackIgnore: true*/ witnessFolder(), name), { force: true });
}

/**
 * Checks the full log once a day and records its end outside the database, in a file and in a mail to the owner, so that nobody with full access here can
 * change that record. A tampered log gets no anchor, and the owner is notified.
 */
export async function anchorAuditLog(now = new Date()): Promise<void> {
  const { head, problems, anchors } = await verifyAuditLog();
  if (problems.length > 0) {
    log.error({ problems: problems.slice(0, 5) }, 'the audit log was changed');
    await tellOwner('The audit log was changed', [
      'The daily check of the audit log has found changes that nobody can make through the site:',
      problems.slice(0, 20).join('\n'),
      'Please show this mail to whoever runs the server: npm run audit-verify lists them all.',
    ]);
    return;
  }
  if (head.seq <= (anchors.at(-1)?.seq ?? 0)) return;
  await addAnchor({ at: now.toISOString(), seq: head.seq, hash: head.hash });
  await tellOwner('Audit log of the day', [
    'The audit log was checked and is whole. Please keep this mail: with it every later change of an older entry can be proved.',
    `${head.seq}:${head.hash}`,
    `To check it: npm run audit-verify -- ${head.seq}:${head.hash}`,
  ]);
  await removeOldNotes(now);
  await copyNotes();
}
