import { z } from 'zod';
import { type PropertyDto, propertyCardDto } from '@/lib/listings/dto';
import { brandDto } from '@/lib/teams/brand/dto';
import { SHARE_MODES, VERDICTS } from './constants';

/** A change to a home since the list's owner last looked. */
export const homeChangeDto = z.union([
  z.strictObject({ kind: z.literal('price'), before: z.number(), now: z.number() }),
  z.strictObject({ kind: z.literal('status'), now: z.enum(['sold', 'rented', 'expired', 'gone', 'back']) }),
  z.strictObject({ kind: z.literal('edited') }),
]);
export type HomeChangeDto = z.infer<typeof homeChangeDto>;

export const replyDto = z.strictObject({
  name: z.string(),
  verdict: z.enum(VERDICTS),
  note: z.string(),
  at: z.string(),
  isOwn: z.boolean(),
});
export type ReplyDto = z.infer<typeof replyDto>;

export const homeDto = z.strictObject({
  id: z.string(),
  /** absent when the listing is no longer visible */
  card: propertyCardDto.optional(),
  /** current data, or data from the owner's last look */
  title: z.string(),
  note: z.string(),
  rating: z.number().nullable(),
  addedAt: z.string(),
  changes: z.array(homeChangeDto),
  replies: z.array(replyDto),
});
export type HomeDto = z.infer<typeof homeDto>;

export const shortlistDto = z.strictObject({
  id: z.string(),
  name: z.string(),
  isDefault: z.boolean(),
  share: z.strictObject({ url: z.string(), mode: z.enum(SHARE_MODES) }).nullable(),
  homes: z.array(homeDto),
});
export type ShortlistDto = z.infer<typeof shortlistDto>;

export const ownShortlistsDto = z.strictObject({ lists: z.array(shortlistDto), hidden: z.array(homeDto) });
export type OwnShortlistsDto = z.infer<typeof ownShortlistsDto>;

/** Ids of saved and hidden homes, which is all that cards need. */
export const savedIdsDto = z.strictObject({ saved: z.array(z.string()), hidden: z.array(z.string()) });
export type SavedIdsDto = z.infer<typeof savedIdsDto>;

/** A tour request as link holders see it. Omits ratings and contact details, and the owner except in lists chosen for a client. */
/** A link holder's request to see homes on one day. */
export const sharedTourDto = z.strictObject({
  name: z.string(),
  phone: z.string().optional(),
  day: z.string(),
  homes: z.array(z.string()),
  at: z.string(),
});

/** A home in a shared list. `changes` are those since sending, for a list chosen for a client. */
export const sharedHomeDto = homeDto
  .pick({ card: true, changes: true, id: true, note: true, replies: true, title: true })
  .extend({
    /** short address for typing */
    typed: z.string().optional(),
  });
export type SharedHomeDto = z.infer<typeof sharedHomeDto>;

export const sharedShortlistDto = z.strictObject({
  name: z.string(),
  /** person who chose the homes */
  from: z.string().optional(),
  /** that person's branding: face, firm, number, colours */
  broker: brandDto.optional(),
  /** line that the office requires on brokers' pages */
  line: z.string().optional(),
  words: z.string().optional(),
  mode: z.enum(SHARE_MODES),
  homes: z.array(sharedHomeDto),
  /** this browser's tour request, without the phone number */
  tour: sharedTourDto.pick({ day: true, homes: true }).optional(),
  /** days offered for seeing homes, next Sunday first */
  days: z.array(z.string()),
});
export type SharedShortlistDto = z.infer<typeof sharedShortlistDto>;

/** One home in a list chosen for a client, under the chooser's name. */
export type SharedHomePageDto = Pick<SharedShortlistDto, 'from' | 'broker' | 'line'> & {
  listing: PropertyDto;
  /** in the page's language */
  facts: [label: string, value: string][];
};
