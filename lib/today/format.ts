import { formatDate, formatNumber } from '@/lib/format';
import { AWAITED_LABELS, type Awaited } from '@/lib/publish-gate/constants';

const counted = (n: number, one: string, many: string) => `${formatNumber(n)} ${n === 1 ? one : many}`;

export const leadText = (name: string, title?: string) =>
  title ? `${name} asks about ${title}` : `${name} has sent an enquiry`;

export const stepText = (step: string, name: string) => `${name}: ${step}`;

export const visitText = (name: string, title: string) => `${name} wants to see ${title}`;

export function confirmText(title: string, { isPaused, gone }: { isPaused: boolean; gone: number }): string {
  if (gone > 0) return `${counted(gone, 'visitor says', 'visitors say')} that ${title} is gone`;
  return isPaused ? `${title} is paused, because nobody confirmed it` : `Is ${title} still available?`;
}

export const awaitingText = (title: string, awaiting: readonly Awaited[]) =>
  `${title} becomes public as soon as you ${awaiting.map((one) => AWAITED_LABELS[one]).join(', and ')}`;

export const refusedText = (title: string) => `${title} was not approved`;

export const draftText = (title: string) => `${title || 'A listing without a title'} is not finished`;

export type ChangeCounts = {
  leads: number;
  visits: number;
  approved: number;
  rejected: number;
  paused: number;
  views: number;
};

/** What happened since a moment; what did not happen is left out. */
export function changesSince(counts: ChangeCounts, since: Date) {
  const { leads, visits, approved, rejected, paused, views } = counts;
  const listings = '/dashboard/properties';
  return [
    {
      key: 'leads',
      n: leads,
      text: counted(leads, 'lead is new or has something new', 'leads are new or have something new'),
      href: '/dashboard/leads?sort=newest',
    },
    {
      key: 'visits',
      n: visits,
      text: counted(visits, 'visit was asked for or changed', 'visits were asked for or changed'),
      href: '/dashboard/visits',
    },
    {
      key: 'approved',
      n: approved,
      text: counted(approved, 'listing was approved', 'listings were approved'),
      href: listings,
    },
    {
      key: 'rejected',
      n: rejected,
      text: counted(rejected, 'listing was not approved', 'listings were not approved'),
      href: `${listings}?state=refused`,
    },
    {
      key: 'paused',
      n: paused,
      text: counted(
        paused,
        'listing was paused, because nobody confirmed it',
        'listings were paused, because nobody confirmed them',
      ),
      href: `${listings}?state=paused`,
    },
    // views are counted by the day
    {
      key: 'views',
      n: views,
      text: `${counted(views, 'view', 'views')} of your listings from ${formatDate(since)} on`,
      href: listings,
    },
  ].flatMap(({ n, ...change }) => (n > 0 ? [change] : []));
}
