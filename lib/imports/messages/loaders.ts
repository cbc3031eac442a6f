import 'server-only';
import { notFound } from 'next/navigation';
import { countPictures } from '@/lib/imports/shares/data';
import { actorOf } from '@/lib/platform/auth/actor';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { importAddress } from '@/lib/platform/mail/thread';
import type { SearchParams } from '@/lib/platform/text/list-url';
import { getMessageDraft } from './data';
import { messagePageSchema } from './schema';

/** The page where a message is pasted, or that shows the result of one. */
export async function loadMessagePage(query: SearchParams) {
  const session = await pageUser('/dashboard/properties/message');
  const { draft: key, text, refused } = messagePageSchema.parse(query);
  const draft = key ? ((await getMessageDraft(actorOf(session), key)) ?? notFound()) : undefined;
  const held = draft ? 0 : await countPictures(session.user.id);
  return { draft, text, refused, held, address: importAddress(session.user.id), email: session.user.email };
}
