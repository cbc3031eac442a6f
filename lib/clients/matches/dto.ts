import type { PropertyCardDto } from '@/lib/listings/dto';

/** A home that fits what a client looks for, or did. */
export type ClientMatchDto = {
  id: string;
  requirement: string;
  property: string;
  /** absent when the listing can no longer be seen */
  card?: PropertyCardDto;
  title: string;
  /** "2 BHK in Dharampeth", "₹58 L within ₹60 L" */
  reasons: string[];
  /** how well it fits, in percent: the order of the list; absent when it fits no more */
  fit?: number;
  /** a little over the budget or under the area */
  isNear: boolean;
  /** came, went or came back since somebody looked */
  isNew: boolean;
  foundAt: string;
  /** why it fits no more, and since when */
  ended: { reason: string; at: string } | null;
};

/** A client for whom a listing fits. */
export type MatchingClientDto = { id: string; name: string; reasons: string[]; isNear: boolean };
