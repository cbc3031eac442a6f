import 'server-only';
import type { QueryFilter } from 'mongoose';
import { removeStoredDocument } from '@/lib/accounts/documents/data';
import { findUserById } from '@/lib/accounts/users/data';
import { findLeads } from '@/lib/enquiries/leads/data';
import { op } from '@/lib/platform/db/operators';
import { definePersonalData, EXPORT_ROWS, type Person } from '@/lib/platform/db/personal-data';
import { Broadcast } from '@/models/channels/broadcast';
import { Call } from '@/models/channels/call';
import { ChannelMessage, type ChannelMessageRow } from '@/models/channels/channel-message';
import { Consent } from '@/models/channels/consent';

/** The person's data, by the account's confirmed number and in its own leads. */
async function ownMessages({ id, owner }: Person) {
  const [account, leads] = await Promise.all([
    findUserById(id, { confirmedPhone: 1 }),
    findLeads({ person: owner }, { _id: 1 }),
  ]);
  const phone = account?.confirmedPhone ?? undefined;
  const ofLeads = { lead: op.in(leads.map(({ _id }) => _id)) };
  return { phone, filter: phone ? { $or: [{ phone }, ofLeads] } : ofLeads };
}

/** Consents of the confirmed number, and those given in the site's forms. */
const consentsOf = ({ owner }: Person, phone: string | undefined) =>
  phone ? { $or: [{ phone }, { owner }] } : { owner };

async function removeMessages(filter: QueryFilter<ChannelMessageRow>): Promise<number> {
  const withFile = { ...filter, 'media.storageKey': op.exists() };
  for (const { media } of await ChannelMessage.find(withFile, { media: 1 }).lean())
    if (media?.storageKey) await removeStoredDocument(media.storageKey);
  return (await ChannelMessage.deleteMany(filter)).deletedCount;
}

export const channelData = definePersonalData({
  area: 'channels',
  until: ['enquiry', 'account'],
  models: ['ChannelMessage', 'Consent', 'Call', 'Broadcast'],
  async collect(person) {
    const { phone, filter } = await ownMessages(person);
    const fields = { _id: 0, direction: 1, text: 1, at: 1, state: 1, 'media.name': 1 };
    const [whatsAppMessages, calls, consents] = await Promise.all([
      ChannelMessage.find(filter, fields).limit(EXPORT_ROWS).lean(),
      Call.find(filter, { _id: 0, direction: 1, state: 1, at: 1, seconds: 1 }).limit(EXPORT_ROWS).lean(),
      Consent.find(consentsOf(person, phone), { _id: 0, byId: 0, owner: 0, __v: 0 })
        .limit(EXPORT_ROWS)
        .lean(),
    ]);
    return { whatsAppMessages, calls, consents };
  },
  async erase(person) {
    const { phone, filter } = await ownMessages(person);
    await removeMessages(filter);
    await Call.deleteMany(filter);
    await Consent.deleteMany(consentsOf(person, phone));
    // messages that staff wrote to others stay, without the link to the account
    await ChannelMessage.updateMany({ 'by.id': person.id }, { $unset: { 'by.id': 1 } });
    await Call.updateMany({ 'by.id': person.id }, { $unset: { 'by.id': 1 } });
    await Broadcast.updateMany({ 'by.id': person.id }, { $unset: { 'by.id': 1 } });
    await Consent.updateMany({ byId: person.id }, { $unset: { byId: 1 } });
  },
  // messages expire with enquiries of their age; consents stay while in force
  expire: async ({ enquiry }) => ({
    whatsAppMessages: enquiry ? await removeMessages({ at: op.lt(enquiry) }) : 0,
    calls: enquiry ? (await Call.deleteMany({ at: op.lt(enquiry) })).deletedCount : 0,
  }),
});
