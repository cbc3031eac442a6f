import type { CallDto } from '@/lib/channels/calls/dto';
import type { ConsentDto } from '@/lib/channels/consents/dto';
import type { ChannelMessageDto } from '@/lib/channels/messages/dto';
import type { MessageTemplateDto } from '@/lib/channels/templates/dto';

/** What WhatsApp is to one lead. */
export type WhatsAppThreadDto = {
  /** false without an account of WhatsApp, or a number of the person: then by wa.me and by hand */
  canWrite: boolean;
  /** until when the person may be written to freely; absent while the window is closed */
  opensUntil?: string;
  messages: ChannelMessageDto[];
  templates: MessageTemplateDto[];
  /** a cloud telephony is connected, and the person has given a number */
  canCall: boolean;
  calls: CallDto[];
  consents: ConsentDto[];
};
