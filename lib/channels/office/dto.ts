import type { BroadcastDto } from '@/lib/channels/broadcasts/dto';
import type { PriceCategory } from '@/lib/channels/constants';
import type { MessageTemplateDto } from '@/lib/channels/templates/dto';

export type PriceDto = {
  category: PriceCategory;
  from: string;
  price: number;
  source: string;
  isNow: boolean;
};
/** Cost in ten-thousandths of a rupee, and the number of messages. */
export type CostDto = { label: string; href?: string; messages: number; cost: number };

export type ChannelsDto = {
  isConnected: boolean;
  hasTelephony: boolean;
  token: { isValid?: boolean; expiresAt?: string; checkedAt?: string };
  limit: { version: number; monthly?: number; spent: number; month: string };
  templates: MessageTemplateDto[];
  prices: PriceDto[];
  byPerson: CostDto[];
  byListing: CostDto[];
  byMonth: CostDto[];
  byCategory: CostDto[];
  /** messages whose delivery is unknown */
  unsure: number;
  broadcasts: BroadcastDto[];
};
