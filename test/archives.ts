import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Types } from 'mongoose';
import sharp from 'sharp';
import yazl from 'yazl';
import { GET as fetchFile } from '@/app/api/archive/[id]/file/route';
import { GET as read } from '@/app/api/archive/[id]/route';
import { POST as restore } from '@/app/api/archive/restore/route';
import { POST as make } from '@/app/api/archive/route';
import { POST as enquire } from '@/app/api/contact/route';
import { POST as createDeal } from '@/app/api/deals/route';
import { POST as uploadDocument } from '@/app/api/user/documents/route';
import { recordMissingLeads } from '@/lib/enquiries/lead-sources/jobs';
import type { ArchiveDto } from '@/lib/imports/archives/dto';
import { settleBackground } from '@/lib/platform/jobs/background';
import { ZipReader } from '@/lib/platform/tabular/zip-file';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { Property } from '@/models/listings/property';
import { testActor } from './actors';
import { clientsOf } from './clients';
import { fields, listPublicly } from './listing-form';
import { guest, type Person } from './people';
import { visitsOf } from './visits';

export const at = (id: string) => ({ params: { id } });
export type Files = Map<string, Buffer>;

/** Orders a ZIP and waits until it is ready. */
export async function made(person: Person): Promise<ArchiveDto> {
  const reply = await person.browser.call(make, '/x', { method: 'POST' });
  expect([reply.status, reply.json.message]).toEqual([201, undefined]);
  await settleBackground();
  return (await person.browser.call(read, '/x', at(String(reply.json.id)))).json as unknown as ArchiveDto;
}

export async function bytesOf(person: Person, { id }: ArchiveDto): Promise<Buffer> {
  const reply = await person.browser.call(fetchFile, '/x', at(id));
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/zip']);
  return Buffer.from(reply.bytes);
}

export async function unpacked(bytes: Buffer): Promise<Files> {
  const path = join(String(process.env.DATA_DIR), `${new Types.ObjectId()}.zip`);
  writeFileSync(path, bytes);
  const zip = await ZipReader.open(path);
  const files: Files = new Map();
  for (const name of zip.entries.keys()) {
    const parts: Buffer[] = [];
    for await (const part of zip.bytes(name)) parts.push(part);
    files.set(name, Buffer.concat(parts));
  }
  zip.close();
  return files;
}

export async function readIn(person: Person, bytes: Buffer): Promise<ArchiveDto> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'everything.zip');
  const reply = await person.browser.call(restore, '/x', { method: 'POST', body: form });
  expect([reply.status, reply.json.message]).toEqual([201, undefined]);
  await settleBackground();
  return (await person.browser.call(read, '/x', at(String(reply.json.id)))).json as unknown as ArchiveDto;
}

/** Creates two listings with a picture each, an enquiry and a visit with messages from both sides, a client with a requirement, a deal and a paper. */
export async function withEverything(person: Person): Promise<void> {
  const actor = testActor(person.id);
  const first = await listPublicly(actor, { ...fields, title: 'Flat with a view', price: '6250000' });
  await listPublicly(actor, { ...fields, title: 'Paused flat', price: '5100000', address: 'Sadar, Nagpur' });
  await Property.updateOne(
    { title: 'Paused flat' },
    { status: 'paused', lifecycle: { choice: 'paused', blockedBy: [] } },
  );
  const visitor = await guest();
  const body = { name: 'Asha Rao', email: 'asha@x.example', phone: '98220 23757', message: 'Is it free?' };
  await visitor.browser.call(enquire, '/x', { body: { ...body, propertyId: first._id } });
  await visitsOf(visitor.browser).book(String(first._id), { name: 'Asha Rao' });
  await settleBackground();
  await recordMissingLeads();
  const messages = [{ from: 'owner', text: 'Yes, from March', at: new Date('2026-11-01T10:00:00Z') }];
  await Enquiry.updateMany({}, { $set: { messages } });
  const notes = [{ kind: 'note', text: 'Calls after six', by: 'Me', at: new Date('2026-11-02T10:00:00Z') }];
  await Lead.updateMany({}, { $set: { notes } });
  await clientsOf(person.browser).added('Ravi Patil');
  const deal = {
    title: 'Sale of the flat',
    property: String(first._id),
    stage: 'enquiry',
    notes: 'Token soon',
  };
  const reply = await person.browser.call(createDeal, '/x', { body: { ...deal, parties: [] } });
  expect(reply.status).toBe(201);
  const form = new FormData();
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#269' } })
    .png()
    .toBuffer();
  form.set('type', 'pan');
  form.set('file', new Blob([new Uint8Array(png)]), 'pan card.png');
  expect((await person.browser.call(uploadDocument, '/x', { method: 'POST', body: form })).status).toBe(201);
}

export async function zipped(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of files) zip.addBuffer(content, name);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(Buffer.from(part as Buffer));
  return Buffer.concat(parts);
}

/** A ZIP with changed records in one list. */
export async function changed(
  bytes: Buffer,
  list: string,
  change: (record: Record<string, unknown>) => object,
): Promise<Buffer> {
  const files = await unpacked(bytes);
  const name = `records/${list}.jsonl`;
  const lines = (files.get(name)?.toString('utf8') ?? '').trim().split('\n');
  const text = lines.map((line) => `${JSON.stringify(change(JSON.parse(line)))}\n`).join('');
  return zipped(files.set(name, Buffer.from(text)));
}
