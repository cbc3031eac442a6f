import 'server-only';
import type { EnquiryNoteKind } from '@/lib/enquiries/constants';
import { answerMail } from '@/lib/enquiries/conversation/mails';
import { enquiryMoved } from '@/lib/enquiries/events';
import type { EarlierAnswerDto } from '@/lib/enquiries/inbox/dto';
import { requireEnquiry, type StoredEnquiry } from '@/lib/enquiries/inbox/mutations';
import { answersIn } from '@/lib/enquiries/inbox/rules';
import type { EnquiryLog, EnquiryReply } from '@/lib/enquiries/inbox/schema';
import { statusUpdate } from '@/lib/enquiries/mutations';
import { agoValues } from '@/lib/platform/audit/earlier';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { AdminActor } from '@/lib/platform/auth/actor';
import { idOnce } from '@/lib/platform/db/create-once';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { messageWith } from '@/lib/platform/language/message';
import { getMailer } from '@/lib/platform/mail/mailer';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { assertNotHeld } from '@/lib/teams/claims/data';
import { Enquiry } from '@/models/enquiries/enquiry';

type Answer = {
  kind: EnquiryNoteKind;
  text: string;
  way?: 'call' | 'whatsapp';
  isMessage?: boolean;
  key: string | undefined;
};

/** Records an answer. The first one ends the wait. */
async function recordAnswered(
  row: StoredEnquiry,
  { kind, text, way, isMessage, key }: Answer,
  actor: AdminActor<'enquiries'>,
) {
  const [id, at] = [String(row._id), new Date()];
  const status = row.status === 'new' ? 'contacted' : row.status;
  await Enquiry.updateOne(
    { _id: id },
    {
      $push: {
        notes: { kind, text, by: actor.name, at, key },
        ...(isMessage && { messages: { from: 'agency' as const, text, at } }),
      },
      $set: {
        ...(row.status === 'new' && statusUpdate(row, { status }).$set),
        ...(!row.firstAnsweredAt && { firstAnsweredAt: at }),
        // the person who replies becomes the assignee, unless there is one
        ...(!row.assignee && { assignee: actor.userId }),
      },
      $unset: { answering: 1 },
    },
  );
  await enquiryMoved.emit({ id, status, isAnswer: true, way, at, by: actor });
  const target = { type: 'enquiry', id };
  await recordAudit({ action: 'enquiry.write', by: actor, target, details: { kind } });
}

const hasNote = ({ notes }: StoredEnquiry, key: string | undefined) =>
  key !== undefined && (notes ?? []).some((note) => note.key === key);

/** Milliseconds in which nobody else can send a reply while one is being sent. */
const SENDING_MS = MINUTE_MS;
/** Milliseconds in which another person's reply blocks one that does not say which replies it follows. */
const RECENT_MS = 10 * MINUTE_MS;

/** Throws if another person has answered since the page of this answer was opened. */
function assertUnanswered(
  { notes }: StoredEnquiry,
  seen: number | undefined,
  actor: AdminActor<'enquiries'>,
): void {
  const answers = answersIn(notes ?? []);
  const isNew = ({ by, at }: (typeof answers)[number], i: number) =>
    by !== actor.name && (seen === undefined ? Date.now() - at.getTime() < RECENT_MS : i >= seen);
  const last = answers.filter(isNew).at(-1);
  if (!last) return;
  const at = last.at.toISOString();
  const earlier: EarlierAnswerDto = { by: last.by, at, text: last.text, answers: answers.length };
  const message = messageWith('{by} replied to this {ago}', { by: last.by, ...agoValues(at) });
  throw new AppError('conflict', message, { details: { earlier } });
}

/** Locks the enquiry while an answer is sent, so that only one of two simultaneous answers is sent. */
async function reserveAnswer(row: StoredEnquiry, actor: AdminActor<'enquiries'>): Promise<void> {
  const now = Date.now();
  const notes = row.notes ?? [];
  const { modifiedCount } = await Enquiry.updateOne(
    {
      _id: row._id,
      // no note was added since; older rows have no list
      [`notes.${notes.length}`]: op.missing(),
      $or: [{ answering: op.missing() }, { 'answering.until': op.lt(new Date(now)) }],
    },
    { $set: { answering: { name: actor.name, until: new Date(now + SENDING_MS) } } },
    { timestamps: false },
  );
  if (modifiedCount === 1) return;
  const current = await Enquiry.findById(row._id).select('+answering').lean<StoredEnquiry>();
  if (!current) throw notFound('Enquiry not found');
  assertUnanswered(current, answersIn(notes).length, actor);
  const { answering } = current;
  // a note was added in between, which is not an answer
  if (!answering || answering.until.getTime() < now) return reserveAnswer(current, actor);
  throw new AppError(
    'conflict',
    messageWith('{name} is sending a reply right now. Please reload and read it', {
      name: answering.name,
    }),
  );
}

/** Sends the answer before recording it, so that none is shown unsent. Rejects with 'conflict' if another person has answered. */
export async function replyToEnquiry(
  id: string,
  input: EnquiryReply,
  actor: AdminActor<'enquiries'>,
): Promise<void> {
  const { text, seen } = input;
  const row = await requireEnquiry(id);
  const key = idOnce(actor.userId, input);
  if (hasNote(row, key)) return;
  if (!row.email) throw new AppError('conflict', 'The sender left no email address. Please call instead');
  assertUnanswered(row, seen, actor);
  await assertNotHeld('enquiry', id, actor.userId);
  const mail = await answerMail(row, text, actor.name);
  await reserveAnswer(row, actor);
  try {
    if (mail) await getMailer().send(mail);
  } catch (error) {
    await Enquiry.updateOne({ _id: id }, { $unset: { answering: 1 } }, { timestamps: false });
    throw new AppError('unavailable', 'The email could not be sent. Nothing was saved, so please try again', {
      cause: error,
    });
  }
  await recordAnswered(row, { kind: 'reply', text, isMessage: true, key }, actor);
}

/** Records a call or chat outside this site, which counts as a reply unless nobody was reached. */
export async function logEnquiry(
  id: string,
  input: EnquiryLog,
  actor: AdminActor<'enquiries'>,
): Promise<void> {
  const { way, text } = input;
  const row = await requireEnquiry(id);
  const key = idOnce(actor.userId, input);
  if (hasNote(row, key)) return;
  if (way !== 'missed') return recordAnswered(row, { kind: way, text, way, key }, actor);
  const note = { kind: way, text, by: actor.name, at: new Date(), key };
  await Enquiry.updateOne({ _id: id }, { $push: { notes: note } });
  const target = { type: 'enquiry', id };
  await recordAudit({ action: 'enquiry.write', by: actor, target, details: { kind: 'missed' } });
}
