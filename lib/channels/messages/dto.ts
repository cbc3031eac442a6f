import type { MediaState, MessageState } from '@/lib/channels/constants';

export type ChannelMessageDto = {
  id: string;
  direction: 'in' | 'out';
  /** empty on a message of which an enquiry was made: that shows it */
  text: string;
  at: string;
  state: MessageState;
  /** why it failed or waits, in words */
  problem?: string;
  by?: string;
  /** what it asks for, as the search box reads it */
  search?: { href: string; label: string };
  media?: { state: MediaState; mimeType: string; name?: string };
  /** the name of the template that it was made of */
  template?: string;
  /** ten-thousandths of a rupee */
  cost?: number;
};
