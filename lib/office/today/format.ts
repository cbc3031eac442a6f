import type { MissingFact } from '@/lib/listings/fields/vocabulary';
import { missingText } from '@/lib/listings/publish-gate/format';
import type { Text } from '@/lib/platform/language/translate';
import { formatDate } from '@/lib/platform/text/format';
import { listUrl } from '@/lib/platform/text/list-url';

type T = Text<'office/today'>;

export const leadText = (t: T, name: string, title?: string) =>
  title ? t('{name} asks about {title}', { name, title }) : t('{name} has sent an enquiry', { name });

export const stepText = (step: string, name: string) => `${name}: ${step}`;

export const visitText = (t: T, name: string, title: string) =>
  t('{name} wants to see {title}', { name, title });

export function confirmText(
  t: T,
  title: string,
  { isPaused, gone }: { isPaused: boolean; gone: number },
): string {
  if (gone > 0)
    return t(
      '{gone, plural, =1 {One or more visitors say} =2 {One or more visitors say} other {# visitors say}} that {title} is gone',
      {
        gone,
        title,
      },
    );
  return isPaused
    ? t('{title} is paused because it wasn’t confirmed', { title })
    : t('Is {title} still available?', { title });
}

export const awaitingText = (t: T, title: string, awaiting: readonly MissingFact[]) =>
  t('{title} goes public once you {what}', { title, what: missingText(t, awaiting) });

export const refusedText = (t: T, title: string) => t('{title} was not approved', { title });

export const draftText = (t: T, title: string) =>
  title ? t('{title} isn’t finished', { title }) : t('A listing without a title isn’t finished');

export type ChangeCounts = {
  leads: number;
  visits: number;
  approved: number;
  rejected: number;
  paused: number;
  views: number;
};

/** The changes since a time, without zeros. */
export function changesSince(t: T, counts: ChangeCounts, since: Date) {
  const { leads, visits, approved, rejected, paused, views } = counts;
  const listings = '/dashboard/properties';
  const after = since.toISOString();
  return [
    {
      key: 'leads',
      n: leads,
      text: t('{leads, plural, one {# lead is new or has news} other {# leads are new or have news}}', {
        leads,
      }),
      href: listUrl('/dashboard/leads', { state: 'all', sort: 'newest', since: after }),
    },
    {
      key: 'visits',
      n: visits,
      text: t(
        '{visits, plural, one {# visit was asked for or changed} other {# visits were asked for or changed}}',
        { visits },
      ),
      href: listUrl('/dashboard/visits', { since: after }),
    },
    {
      key: 'approved',
      n: approved,
      text: t('{approved, plural, one {# listing was approved} other {# listings were approved}}', {
        approved,
      }),
      href: listUrl(listings, { changed: 'approved', since: after }),
    },
    {
      key: 'rejected',
      n: rejected,
      text: t('{rejected, plural, one {# listing was not approved} other {# listings were not approved}}', {
        rejected,
      }),
      href: listUrl(listings, { changed: 'rejected', since: after }),
    },
    {
      key: 'paused',
      n: paused,
      text: t(
        '{paused, plural, one {# listing was paused because it wasn’t confirmed} other {# listings were paused because they weren’t confirmed}}',
        { paused },
      ),
      href: listUrl(listings, { changed: 'stale', since: after }),
    },
    // views are counted per day
    {
      key: 'views',
      n: views,
      text: t('{views, plural, one {# view} other {# views}} of your listings since {day}', {
        views,
        day: formatDate(since, t.language),
      }),
      href: listings,
    },
  ].flatMap(({ n, ...change }) => (n > 0 ? [change] : []));
}
