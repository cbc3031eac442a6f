import type { PropertyCardDto, PropertyDto } from '@/lib/listings/dto';
import type { BrandDto } from '@/lib/teams/brand/dto';
import type { ShareMode, Verdict } from './constants';

/** A change to a home since the list's owner last looked. */
export type HomeChangeDto =
  | { kind: 'price'; before: number; now: number }
  | { kind: 'status'; now: 'sold' | 'rented' | 'expired' | 'gone' | 'back' }
  | { kind: 'edited' };

export type ReplyDto = { name: string; verdict: Verdict; note: string; at: string; isOwn: boolean };

export type HomeDto = {
  id: string;
  /** absent when the listing is no longer visible */
  card?: PropertyCardDto;
  /** its current data, or that of the owner's last look */
  title: string;
  note: string;
  rating: number | null;
  addedAt: string;
  changes: HomeChangeDto[];
  replies: ReplyDto[];
};

export type ShortlistDto = {
  id: string;
  name: string;
  isDefault: boolean;
  share: { url: string; mode: ShareMode } | null;
  homes: HomeDto[];
};

/** Everything that one person has saved or hidden. */
export type OwnShortlistsDto = { lists: ShortlistDto[]; hidden: HomeDto[] };

/** Only the ids of saved and hidden homes, which cards need. */
export type SavedIdsDto = { saved: string[]; hidden: string[] };

/** A tour request as holders of the link see it. Omits ratings and contact details, and the owner except in lists chosen for a client. */
/** One person's request to see homes on one day, from a holder of the link. */
export type SharedTourDto = { name: string; phone?: string; day: string; homes: string[]; at: string };

/** A home of a shared list. `changes` are those since sending, for a list chosen for a client. */
export type SharedHomeDto = Pick<HomeDto, 'id' | 'card' | 'title' | 'note' | 'replies' | 'changes'> & {
  /** the short address for typing */
  typed?: string;
};

export type SharedShortlistDto = {
  name: string;
  /** the person who chose the homes */
  from?: string;
  /** that person's branding: face, firm, number, colours */
  broker?: BrandDto;
  /** the line that the office requires on brokers' pages */
  line?: string;
  /** the broker's message */
  words?: string;
  mode: ShareMode;
  homes: SharedHomeDto[];
  /** this browser's tour request, without the phone number */
  tour?: Pick<SharedTourDto, 'day' | 'homes'>;
  /** the days offered for seeing homes, the next Sunday first */
  days: string[];
};

/** One home of a list chosen for a client, under the name of the person who chose it. */
export type SharedHomePageDto = Pick<SharedShortlistDto, 'from' | 'broker' | 'line'> & {
  listing: PropertyDto;
  /** in the language of the page */
  facts: [label: string, value: string][];
};
