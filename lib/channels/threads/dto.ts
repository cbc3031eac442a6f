import type { CallDto } from '@/lib/channels/calls/dto';
import type { ConsentDto } from '@/lib/channels/consents/dto';
import type { ChannelMessageDto } from '@/lib/channels/messages/dto';
import type { MessageTemplateDto } from '@/lib/channels/templates/dto';

/** WhatsApp's state for one lead. */
export type WhatsAppThreadDto = {
  /** false without a WhatsApp account or a number; messages then go by hand through wa.me */
  canWrite: boolean;
  /** until when free text is allowed; absent while the window is closed */
  opensUntil?: string;
  messages: ChannelMessageDto[];
  templates: MessageTemplateDto[];
  /** a cloud telephony is connected, and the person has a number */
  canCall: boolean;
  calls: CallDto[];
  consents: ConsentDto[];
};
