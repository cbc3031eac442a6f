import { z } from 'zod';
import { callDto } from '@/lib/channels/calls/dto';
import { consentDto } from '@/lib/channels/consents/dto';
import { channelMessageDto } from '@/lib/channels/messages/dto';
import { messageTemplateDto } from '@/lib/channels/templates/dto';

/** WhatsApp's state for one lead. */
export const whatsAppThreadDto = z.strictObject({
  /** false without a WhatsApp account or a number, in which case people send by hand through wa.me */
  canWrite: z.boolean(),
  /** until when free text is allowed; absent while the window is closed */
  opensUntil: z.string().optional(),
  messages: z.array(channelMessageDto),
  templates: z.array(messageTemplateDto),
  /** a cloud telephony is connected, and the person has a number */
  canCall: z.boolean(),
  calls: z.array(callDto),
  consents: z.array(consentDto),
});
export type WhatsAppThreadDto = z.infer<typeof whatsAppThreadDto>;
