import 'server-only';
import type { Types } from 'mongoose';
import { windowEnd } from '@/lib/channels/rules';
import { ChannelMessage, type ChannelMessageRow } from '@/models/channels/channel-message';
import type { ChannelMessageDto } from './dto';

export type MessageLean = ChannelMessageRow & { _id: Types.ObjectId };

const MAX_SHOWN = 300;

/** Time when a number's free messaging window closes; undefined if it is closed. */
export async function windowOf(phone: string, now = new Date()): Promise<Date | undefined> {
  const last = await ChannelMessage.findOne({ phone, direction: 'in' }, { at: 1 }).sort({ at: -1 }).lean();
  return windowEnd(last?.at, now);
}

export function toMessageDto(row: MessageLean): ChannelMessageDto {
  const { _id, direction, text, at, state, problem, media, by, search, isEnquiry, cost } = row;
  return {
    id: String(_id),
    direction,
    text: isEnquiry ? '' : text,
    at: at.toISOString(),
    state,
    ...(problem && { problem }),
    ...(by && { by: by.name }),
    ...(search?.href && search.label && { search: { href: search.href, label: search.label } }),
    ...(media && {
      media: { state: media.state, mimeType: media.mimeType, ...(media.name && { name: media.name }) },
    }),
    ...(row.template && { template: row.template.name }),
    ...(cost ? { cost } : {}),
  };
}

/** The messages of a lead, the oldest first. */
export async function listLeadMessages(lead: Types.ObjectId): Promise<ChannelMessageDto[]> {
  const rows = await ChannelMessage.find({ lead }).sort({ at: -1 }).limit(MAX_SHOWN).lean<MessageLean[]>();
  return rows.reverse().map(toMessageDto);
}
