import 'server-only';
import { Types } from 'mongoose';
import { emailKeyOf, findUser, findUserById } from '@/lib/accounts/users/data';
import { NO_CONSENT } from '@/lib/clients/constants';
import { requireClient } from '@/lib/clients/data';
import { markHomesSeen } from '@/lib/clients/matches/mutations';
import { recordContact } from '@/lib/clients/mutations';
import { mapPublicCards } from '@/lib/listings/data';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { writeVersion } from '@/lib/platform/db/write-version';
import { AppError, fieldError, notFound } from '@/lib/platform/errors';
import { countUninvitedMail } from '@/lib/platform/http/rate-limit';
import { postMail } from '@/lib/platform/mail/queue';
import type { TourRequest } from '@/lib/shortlists/events';
import { changeList, createList, deleteList, eraseShortlists, saveHome } from '@/lib/shortlists/mutations';
import { Client } from '@/models/clients/client';
import { Shortlist } from '@/models/shortlists/shortlist';
import { clientOwner, getSentWords, listSent } from './data';
import type { SentWordsDto } from './dto';
import { sentMail, tourMail } from './mails';
import type { NewSentList, SentListChange } from './schema';

/** Creates a page of homes for a client that anyone with its link can read and reply to. Returns its id; `listSent` has the link. */
export async function createSentList(actor: Actor, client: string, input: NewSentList): Promise<string> {
  const { homes } = input;
  await requireClient(actor, client);
  const known = await mapPublicCards(homes.map((id) => new Types.ObjectId(id)));
  if (known.size < homes.length)
    throw fieldError('invalid', 'homes', 'One of these homes is no longer listed. Reload the page');
  const owner = clientOwner(client);
  const list = await createList(owner, input, actor.userId);
  for (const home of homes) await saveHome(owner, home, { list });
  await changeList(owner, list, { share: 'comment' });
  // sending a home marks it as seen
  await markHomesSeen(client, homes);
  return list;
}

/** Revokes the link for good or creates a new one, and changes the page's text, unless it has changed since the caller read it. */
export async function changeSentList(
  actor: Actor,
  client: string,
  list: string,
  { shared, words, __v }: SentListChange,
): Promise<SentWordsDto> {
  await requireClient(actor, client);
  const owner = clientOwner(client);
  await changeList(owner, list, shared === undefined ? {} : { share: shared ? 'comment' : null });
  const current = () => getSentWords(client, list);
  if (words !== undefined)
    await writeVersion(
      Shortlist,
      { _id: list, owner },
      { ...(words ? { $set: { words } } : { $unset: { words: 1 } }) },
      { version: __v, current },
    );
  return (await current()) ?? { words: '', __v: 0 };
}

/** Mails the account that chose the homes about a client's wish to see some of them on one day. */
export async function mailTour(id: string, tour: TourRequest): Promise<void> {
  const [client, sender] = await Promise.all([
    Client.findById(id, { name: 1 }).lean(),
    findUser({ _id: tour.sentBy, deactivatedAt: null }, { name: 1, email: 1, language: 1 }),
  ]);
  if (client && sender) await postMail(await tourMail({ id, name: client.name }, sender, tour));
}

/** Deletes a list with its link and replies. */
export async function deleteSentList(actor: Actor, client: string, list: string): Promise<void> {
  await requireClient(actor, client);
  await deleteList(clientOwner(client), list);
}

/** Mails a list to a client who has agreed to be contacted; replies go to the sender. */
export async function mailSentList(actor: Actor, id: string, list: string, text: string): Promise<void> {
  const { name, email, consent } = await requireClient(actor, id);
  if (!consent) throw new AppError('forbidden', NO_CONSENT);
  if (!email) throw new AppError('conflict', 'Enter an email address of this client first');
  const sent = (await listSent({ id, name })).find((item) => item.id === list);
  if (!sent) throw notFound('List not found');
  if (!sent.url)
    throw new AppError('conflict', 'The link to this list was turned off. Create a new one first');
  await countUninvitedMail(emailKeyOf(email));
  const sender = await findUserById(actor.userId, { name: 1, email: 1, language: 1 });
  if (!sender) throw notFound('User not found');
  await recordAudit({ action: 'client.mail', by: actor, target: { type: 'client', id }, details: { list } });
  const homes = sent.homes.map(({ id }) => id);
  await postMail(await sentMail({ client: { name, email }, text, url: sent.url, homes, sender }));
  await recordContact(actor, id);
}

export async function eraseSentLists(clients: readonly string[]): Promise<void> {
  for (const id of clients) await eraseShortlists(clientOwner(id));
}
