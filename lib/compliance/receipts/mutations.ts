import 'server-only';
import { setUserRecording } from '@/lib/accounts/users/mutations';
import { withdrawOwn } from '@/lib/channels/consents/mutations';
import type { AnySession } from '@/lib/platform/auth/types';
import { guestOwner, ownerOf, userOwner } from '@/lib/platform/auth/visitor';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { site } from '@/lib/settings/data';
import { setGuestRecording } from '@/lib/visitors/guests/mutations';
import { ConsentChoice } from '@/models/compliance/consent-choice';
import { type ChoiceState, RECORDING, RECORDING_TITLE, RECORDING_WORDS } from './constants';
import { findReceipt } from './data';

type Choice = {
  owner: string;
  purpose: string;
  title: string;
  words: string;
  language: Language;
  state: ChoiceState;
};

/** Records a choice with the words shown. The same one again changes nothing; another one ends the one before. */
export async function recordChoice(choice: Choice, now = new Date()): Promise<void> {
  const { owner, purpose, state } = choice;
  if (await ConsentChoice.exists({ owner, purpose, state, endedAt: null })) return;
  await ConsentChoice.updateMany({ owner, purpose, endedAt: null }, { $set: { endedAt: now } });
  await ConsentChoice.create({ ...choice, at: now }).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
}

/** Turns the recording of one's activity on or off, and records the choice. */
export async function setRecording(session: AnySession, isOn: boolean, language: Language): Promise<void> {
  if (session.kind === 'user') await setUserRecording(session.user.id, isOn);
  else await setGuestRecording(session.guestID, isOn);
  const { t } = textsIn(language, 'compliance/documents');
  await recordChoice({
    owner: session.kind === 'user' ? userOwner(session.user.id) : guestOwner(session.guestID),
    purpose: RECORDING,
    title: t(RECORDING_TITLE),
    words: t(RECORDING_WORDS, { name: (await site()).name }),
    language,
    state: isOn ? 'agreed' : 'refused',
  });
}

/** Withdraws a consent of the caller, whatever its purpose. */
export async function withdrawReceipt(
  session: AnySession | null,
  headers: Headers,
  id: string,
  language: Language,
  now = new Date(),
): Promise<void> {
  const { receipt, purpose } = await findReceipt(session, headers, id);
  if (receipt.endedAt) throw notFound('Consent not found');
  if (!purpose) return withdrawOwn(session, headers, id);
  if (purpose === RECORDING && session) return setRecording(session, false, language);
  const owner = ownerOf(session, headers);
  await ConsentChoice.updateOne({ _id: id, owner, endedAt: null }, { $set: { endedAt: now } });
}

/** Moves the choices of a guest or browser to the account at sign-in; the account's own come first. */
export async function adoptChoices(owners: readonly string[], userId: string): Promise<void> {
  const owner = userOwner(userId);
  const purposes = await ConsentChoice.distinct('purpose', { owner, endedAt: null });
  const former = { owner: op.in(owners) };
  await ConsentChoice.updateMany(
    { ...former, purpose: op.in(purposes), endedAt: null },
    { $set: { endedAt: new Date() } },
  );
  for (const { _id } of await ConsentChoice.find(former, { _id: 1 }).lean())
    await ConsentChoice.updateOne({ _id }, { $set: { owner } }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
}

export async function eraseChoices(owner: string): Promise<void> {
  await ConsentChoice.deleteMany({ owner });
}
