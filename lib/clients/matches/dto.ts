import type { PropertyCardDto } from '@/lib/listings/dto';

/** A home that matches a client's requirement, or used to. */
export type ClientMatchDto = {
  id: string;
  requirement: string;
  property: string;
  /** absent when the listing is no longer visible */
  card?: PropertyCardDto;
  title: string;
  /** "2 BHK in Dharampeth", "₹58 L within ₹60 L" */
  reasons: string[];
  /** match score in percent, which orders the list; absent once the home no longer matches */
  fit?: number;
  /** slightly over the budget or under the area */
  isNear: boolean;
  /** appeared, ended or returned since the client was last viewed */
  isNew: boolean;
  foundAt: string;
  /** the reason and the time since which it no longer matches */
  ended: { reason: string; at: string } | null;
};

/** A client for whom a listing is a match. */
export type MatchingClientDto = { id: string; name: string; reasons: string[]; isNear: boolean };
