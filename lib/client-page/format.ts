import type { ClientsTodayDto } from './dto';

const MAX_LINES = 10;

/** What is new about clients, each as a sentence with the page behind it. */
export function clientChanges({ matches, reactions }: ClientsTodayDto) {
  const lines = [
    ...reactions.map(({ id, name }) => ({
      id,
      key: `reply-${id}`,
      text: `${name} has replied to the homes you sent`,
    })),
    ...matches
      .filter((one) => one.matches > 0)
      .map(({ id, name, matches: count }) => ({
        id,
        key: `match-${id}`,
        text: count === 1 ? `1 new home fits ${name}` : `${count} new homes fit ${name}`,
      })),
    ...matches
      .filter(({ ended }) => ended > 0)
      .map(({ id, name, ended }) => ({
        id,
        key: `ended-${id}`,
        text: ended === 1 ? `1 home no longer fits ${name}` : `${ended} homes no longer fit ${name}`,
      })),
  ];
  return lines.slice(0, MAX_LINES).map(({ id, ...line }) => ({ ...line, href: `/dashboard/clients/${id}` }));
}
