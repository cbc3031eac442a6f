import 'server-only';
import { documentResponse } from '@/lib/accounts/documents/data';
import { findLead } from '@/lib/enquiries/leads/data';
import type { Actor } from '@/lib/platform/auth/actor';
import { notFound } from '@/lib/platform/errors';
import { ChannelMessage } from '@/models/channels/channel-message';

/** The file of a message in a lead that the actor can see. Rejects foreign and unknown ones alike. */
export async function openMedia(actor: Actor, leadId: string, id: string): Promise<Response> {
  const lead = await findLead(actor, leadId);
  const row = lead && (await ChannelMessage.findOne({ _id: id, lead: lead._id }, { media: 1 }).lean());
  const media = row?.media;
  if (media?.state !== 'stored' || !media.storageKey) throw notFound('File not found');
  return documentResponse({
    storageKey: media.storageKey,
    isEncrypted: true,
    mimeType: media.mimeType,
    name: media.name || 'whatsapp',
  });
}
