import 'server-only';
import type { Types } from 'mongoose';
import { findUser } from '@/lib/accounts/users/data';
import { clientOf } from '@/lib/clients/shortlists/data';
import { mapPublicCards } from '@/lib/listings/data';
import { decrypt, type Encrypted } from '@/lib/platform/crypto/encrypt';
import { siteUrl } from '@/lib/platform/site';
import { type ShortlistLean, tokenContext } from '@/lib/shortlists/data';
import type { HomeChangeDto } from '@/lib/shortlists/dto';
import { changesSince, type SeenFacts } from '@/lib/shortlists/rules';
import { Client } from '@/models/clients/client';

export type HomeNews = {
  property: Types.ObjectId;
  title: string;
  changes: HomeChangeDto[];
  /** state that the client knows from now on */
  known: { price: number; status: string };
};

/** Changes of the homes of a page since it was sent, or since the last message about it. */
export async function newsOf({ homes }: Pick<ShortlistLean, 'homes'>): Promise<HomeNews[]> {
  const cards = await mapPublicCards(homes.map(({ property }) => property));
  return homes.flatMap(({ property, seen, announced }) => {
    const facts = { ...(seen as SeenFacts), ...announced } as SeenFacts;
    const card = cards.get(String(property))?.card;
    const known = { price: card?.price ?? facts.price, status: card?.status ?? 'gone' };
    if (known.price === facts.price && known.status === facts.status) return [];
    const changes = changesSince(facts, card ?? 'gone', undefined);
    const title = card?.title ?? facts.title ?? '';
    return [{ property, title, changes, known }];
  });
}

/** The receiver and the sender of a message about a page; undefined without a consent, an address or a link. */
export async function receiverOf({ _id, owner, share, sentBy }: ShortlistLean) {
  const id = clientOf(owner);
  if (!id || !share || !sentBy) return undefined;
  const [client, sender] = await Promise.all([
    Client.findById(id, { name: 1, email: 1, consent: 1 }).lean(),
    findUser({ _id: sentBy, deactivatedAt: null }, { name: 1, email: 1, language: 1 }),
  ]);
  if (!client?.consent || !client.email || !sender) return undefined;
  const url = `${siteUrl()}/shortlist/${decrypt(share.token as Encrypted, tokenContext(_id))}`;
  return { client: { name: client.name, email: client.email }, sender, url };
}
