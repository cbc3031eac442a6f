import type { MediaState, MessageState } from '@/lib/channels/constants';

export type ChannelMessageDto = {
  id: string;
  direction: 'in' | 'out';
  /** empty for a message that became an enquiry, which shows the text itself */
  text: string;
  at: string;
  state: MessageState;
  /** reason why it failed or waits */
  problem?: string;
  by?: string;
  /** the search it describes, as the search box reads it */
  search?: { href: string; label: string };
  media?: { state: MediaState; mimeType: string; name?: string };
  /** the template it was made from */
  template?: string;
  /** in ten-thousandths of a rupee */
  cost?: number;
};
