import type { PropertyCardDto, PropertyDto } from '@/lib/listings/dto';
import type { BrandDto } from '@/lib/teams/brand/dto';
import type { ShareMode, Verdict } from './constants';

/** What happened to a home since its owner last looked. */
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

/** Everything one person has set aside. */
export type OwnShortlistsDto = { lists: ShortlistDto[]; hidden: HomeDto[] };

/** Only ids of saved and hidden homes: what cards need. */
export type SavedIdsDto = { saved: string[]; hidden: string[] };

/** What holders of the link see: no owner except of lists that were sent, no rating, e-mail address or phone number. */
/** A request to see homes on one day, of one person with the link. */
export type SharedTourDto = { name: string; phone?: string; day: string; homes: string[]; at: string };

/** A home of a shared list. `changes` since it was sent, in a list that was chosen for somebody. */
export type SharedHomeDto = Pick<HomeDto, 'id' | 'card' | 'title' | 'note' | 'replies' | 'changes'> & {
  /** an address to type */
  typed?: string;
};

export type SharedShortlistDto = {
  name: string;
  /** the person who chose the homes for somebody else */
  from?: string;
  /** how that person is shown: face, firm, number, colours */
  broker?: BrandDto;
  /** what the office requires on pages of brokers */
  line?: string;
  /** what the broker says */
  words?: string;
  mode: ShareMode;
  homes: SharedHomeDto[];
  /** what this browser has asked for, without its number */
  tour?: Pick<SharedTourDto, 'day' | 'homes'>;
  /** days on which homes can be asked to be seen, the next Sunday first */
  days: string[];
};

/** One home of a list that was chosen for somebody, under the name of who chose it. */
export type SharedHomePageDto = Pick<SharedShortlistDto, 'from' | 'broker' | 'line'> & {
  listing: PropertyDto;
  /** in the language of the page */
  facts: [label: string, value: string][];
};
