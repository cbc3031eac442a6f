import 'server-only';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailOutcome } from '@/lib/enquiries/mail-replies/constants';
import { memberOf } from '@/lib/imports/clients/data';
import { placesInput } from '@/lib/imports/places/data';
import { holdPictures, takePictures } from '@/lib/imports/shares/mutations';
import { getByIdempotencyKey } from '@/lib/listings/data';
import { getDraftRow } from '@/lib/listings/drafts/data';
import { storeReading } from '@/lib/listings/drafts/mutations';
import { MAX_IMAGES } from '@/lib/listings/media/constants';
import { uploadPicture } from '@/lib/listings/media/mutations';
import { type Actor, actorOf } from '@/lib/platform/auth/actor';
import type { AnySession } from '@/lib/platform/auth/types';
import { ensureVisitorId } from '@/lib/platform/auth/visitor';
import { newIdempotencyKey } from '@/lib/platform/browser/idempotency-key';
import { env } from '@/lib/platform/env';
import { AppError, notFound } from '@/lib/platform/errors';
import { readMultipart } from '@/lib/platform/http/multipart';
import { readJson } from '@/lib/platform/http/read-body';
import type { InboundMail } from '@/lib/platform/mail/inbound';
import type { IncomingFile } from '@/lib/platform/media/ingest';
import { cleanText } from '@/lib/platform/text/clean';
import { indianDay } from '@/lib/platform/time/indian-day';
import { MAX_MESSAGE_LENGTH } from './constants';
import { getMessageDraft } from './data';
import type { MessageDraftDto } from './dto';
import { mailDraft } from './mails';
import { MESSAGE_UPLOAD, messageFieldsSchema } from './schema';
import { readMessageText } from './tasks';

const HOME = 'nagpur';
const MAX_MAIL_FILES = 20;

type Given = {
  text: string;
  files: readonly IncomingFile[];
  key?: string;
  /** includes pictures that were shared before the sign-in */
  withShared?: boolean;
  /** ends when the caller leaves */
  signal?: AbortSignal;
};

/** Makes a draft for the actor from a message and its pictures. Text that cannot be read stays in the description; nothing is published. */
export async function draftFromMessage(
  actor: Actor,
  { text, files, key, withShared = false, signal }: Given,
): Promise<MessageDraftDto> {
  const shared = withShared ? await takePictures(actor.userId) : [];
  if (!text.trim() && files.length === 0 && shared.length === 0)
    throw new AppError('invalid', 'Paste a message, or choose photos');
  const { values, ownerContact, ...reading } = await readMessageText(
    { text, places: await placesInput(), home: HOME, today: indianDay(Date.now()) },
    signal,
  );
  const images = shared.map((publicId, i) => ({ publicId, name: `photo-${i + 1}` }));
  const refused: { name: string; message: string }[] = [];
  for (const file of files.slice(0, MAX_IMAGES - images.length)) {
    try {
      const { public_id: publicId } = await uploadPicture(actor, file);
      images.push({ publicId, name: file.name.slice(0, 255) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ name: file.name.slice(0, 255), message: error.message });
    }
  }
  const draftKey = key ?? newIdempotencyKey();
  await storeReading(actor, draftKey, {
    values,
    images,
    ...(ownerContact && { ownerContact }),
    reading: { ...reading, refused },
  });
  return (await getMessageDraft(actor, draftKey)) ?? Promise.reject(notFound());
}

/** Reads a message and its pictures from a request, a form or JSON, and makes a draft. */
export async function draftFromRequest(actor: Actor, request: Request): Promise<MessageDraftDto> {
  if (/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    return draftFromMessage(actor, {
      text: messageFieldsSchema.parse(await readJson(request)),
      files: [],
      signal: request.signal,
    });
  const body = await readMultipart(request, MESSAGE_UPLOAD);
  try {
    return await draftFromMessage(actor, {
      text: messageFieldsSchema.parse(body.fields),
      files: body.files,
      withShared: body.fields.shared === 'yes',
      signal: request.signal,
    });
  } finally {
    await body.dispose();
  }
}

/** A mail's picture attachments as uploaded files; they are removed when `use` has ended. */
async function withPictures<T>(
  { contents, names }: InboundMail,
  use: (files: IncomingFile[]) => Promise<T>,
): Promise<T> {
  const parent = join(/*turbopackIgnore: true*/ env().DATA_DIR, 'tmp');
  await mkdir(parent, { recursive: true });
  const directory = await mkdtemp(join(/*turbopackIgnore: true*/ parent, 'upload-'));
  try {
    const files: IncomingFile[] = [];
    for (const [i, content] of contents.slice(0, MAX_MAIL_FILES).entries()) {
      const path = join(/*turbopackIgnore: true*/ directory, String(i));
      await writeFile(path, content);
      files.push({ field: 'images', path, name: cleanText(names[i] || `picture-${i + 1}`) });
    }
    return await use(files);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Turns a mail to the drafts address into a draft and replies with a link. Repeats change nothing. */
export async function draftFromMail(userId: string, mail: InboundMail): Promise<MailOutcome> {
  const key = `mail-${mail.id}`;
  if ((await getDraftRow(userId, key)) || (await getByIdempotencyKey(userId, key))) return 'repeated';
  const member = await memberOf(userId);
  const actor: Actor = { ...member, name: '', via: 'job' };
  const subject = mail.subject.replace(/^(?:\s*(?:fwd?|re|aw|wg)\s*:)+/i, '').trim();
  const text = [subject, mail.whole].filter(Boolean).join('\n').slice(0, MAX_MESSAGE_LENGTH);
  if (!text.trim() && mail.contents.length === 0) return 'empty';
  try {
    const draft = await withPictures(mail, (files) => draftFromMessage(actor, { text, files, key }));
    await mailDraft(userId, draft);
  } catch (error) {
    // too many drafts, or too many pictures of this account today
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    return 'full';
  }
  return 'draft';
}

const PAGE = '/dashboard/properties/message';

type Shared = { session: AnySession | null; ip: string | undefined; headers: Headers };

/**
 * Turns a share into a draft and returns its page's address. Without an account, text and pictures wait for the sign-in, and `headers` of the reply identify
 * the browser.
 */
export async function shareTarget(request: Request, { session, ip, headers }: Shared): Promise<string> {
  const body = await readMultipart(request, MESSAGE_UPLOAD);
  try {
    const text = messageFieldsSchema.parse(body.fields);
    if (session?.kind !== 'user') {
      const count = body.files.length;
      const held =
        count && (await holdPictures(ensureVisitorId(session, request.headers, headers), body.files, ip));
      const from = `${PAGE}?${new URLSearchParams({ text, ...(held < count && { refused: 'pictures' }) })}`;
      return `/login?from=${encodeURIComponent(from)}`;
    }
    const { key } = await draftFromMessage(actorOf(session), { text, files: body.files });
    return `${PAGE}?draft=${key}`;
  } catch (error) {
    if (!(error instanceof AppError) || session?.kind !== 'user') throw error;
    return `${PAGE}?refused=${encodeURIComponent(error.message.slice(0, 200))}`;
  } finally {
    await body.dispose();
  }
}
