import 'server-only';
import { facePath } from '@/lib/accounts/faces/constants';
import { findUser } from '@/lib/accounts/users/data';
import { remember } from '@/lib/platform/cache/remember';
import { SPOKEN_LABELS, type SpokenLanguage } from '@/lib/platform/language/constants';
import { Property, type PropertyRow } from '@/models/listings/property';
import { Team } from '@/models/teams/team';
import type { ListerDto } from './dto';
import { answerBands } from './providers';
import { callsReach, enquiriesReach } from './rules';

type ListedBy = Pick<PropertyRow, 'owner' | 'team' | 'contactRoute'>;

export async function getLister(propertyId: string): Promise<ListerDto | undefined> {
  const listing = await Property.findById(propertyId, {
    owner: 1,
    team: 1,
    contactRoute: 1,
  }).lean<ListedBy>();
  return listing ? getListerOf(listing) : undefined;
}

/** A public listing's lister; the agency for admins and its team; undefined if the account is deactivated or being erased. */
export async function getListerOf({ owner, team, contactRoute }: ListedBy): Promise<ListerDto | undefined> {
  const firm = team && (await Team.findById(team, { name: 1, isAgency: 1 }).lean());
  if (!owner || firm?.isAgency) return { kind: 'agency', ...(await answersOf(undefined)) };
  const user = await findUser(
    { _id: owner, deactivatedAt: null, erasureRequestedAt: null },
    { name: 1, role: 1, phone: 1, reraAgentNumber: 1, face: 1, languages: 1 },
  );
  if (!user) return undefined;
  const { name, phone, reraAgentNumber, face } = user;
  if (user.role === 'admin') {
    // the office's contact person is named only with a picture
    const person = face && { person: name, ...shownOf(user) };
    return { kind: 'agency', ...person, ...(await answersOf(undefined)) };
  }
  const calls = callsReach(contactRoute);
  const contact = {
    ...shownOf(user),
    ...(calls.lister && phone && { phone, ...(calls.agency && { isAgencyToo: true as const }) }),
    // their own measured time, because the agency's time promises nothing for them
    ...(enquiriesReach(contactRoute).lister && (await answersOf(String(owner)))),
  };
  if (user.role !== 'broker') return { kind: 'owner', name, ...contact };
  return {
    kind: 'broker',
    name,
    ...(firm && { firm: firm.name }),
    ...(reraAgentNumber && { reraAgentNumber }),
    ...contact,
  };
}

type Shown = { face?: string | null; languages?: readonly SpokenLanguage[] | null };

/** The personal details that the person allows beside the listing. */
const shownOf = ({ face, languages }: Shown): Pick<ListerDto, 'picture' | 'languages'> => ({
  ...(face && { picture: facePath(face) }),
  ...(languages?.length && { languages: languages.map((one) => SPOKEN_LABELS[one]) }),
});

/** Answer times from a month of leads. Remembered for a minute, because every listing shows them and they change little. */
const remembered = remember(
  'answer bands',
  ['office:enquiries'],
  async (owner) => (await answerBands.ask(owner || undefined))[0] ?? '',
  { ms: 60_000 },
);

async function answersOf(owner: string | undefined): Promise<{ answers?: string }> {
  const answers = await remembered.get(owner);
  return answers ? { answers } : {};
}
