'use client';

import { useEffect } from 'react';
import { Notice } from '@/components/ui/notice';
import { HIDDEN_MESSAGES, PUBLIC_STATUSES, STATUS_LABELS } from '@/lib/listing-vocabulary/constants';
import type { SavedListing } from '@/lib/own-listings/dto';

type Next = { text: string; links: { href: string; label: string }[] };

/** Not about the e-mail address: the owner has asked for it. */
const ASKED_FOR: readonly string[] = ['bin', 'erasure'];

/** What happened, where the listing is, and what to do next. */
function nextOf({ _id, status, hidden, waitsForEmail, owner }: SavedListing): Next {
  const edit = { href: `/dashboard/properties/${_id}/edit`, label: 'Edit it' };
  const own = { href: '/dashboard/properties', label: 'My properties' };
  if (hidden && waitsForEmail && !ASKED_FOR.includes(hidden))
    return {
      text: 'is saved, and becomes public as soon as you have confirmed your e-mail address.',
      links: [{ href: `/profile/${owner}/security`, label: 'Confirm my e-mail' }, own],
    };
  if (hidden) return { text: `is saved. ${HIDDEN_MESSAGES[hidden]}.`, links: [own] };
  if (PUBLIC_STATUSES.some((one) => one === status))
    return {
      text: 'is published: everybody can see it. We review it meanwhile.',
      links: [{ href: `/properties/${_id}`, label: 'See it' }, edit, own],
    };
  if (status === 'draft')
    return {
      text: 'is saved as a draft. Only you and we can see it, until you set it active.',
      links: [{ ...edit, label: 'Go on with it' }, own],
    };
  if (status === 'paused')
    return {
      text: 'is saved and paused. Only you and we can see it, until you set it active again.',
      links: [edit, own],
    };
  return { text: `is saved as ${STATUS_LABELS[status].toLowerCase()}.`, links: [edit, own] };
}

/** On the list after a save. The address forgets it at once, so that a reload does not say it again. */
export function SavedNotice({ saved }: { saved: SavedListing }) {
  useEffect(() => {
    const url = new URL(window.location.href);
    url.searchParams.delete('saved');
    window.history.replaceState(window.history.state, '', url);
  }, []);
  const { text, links } = nextOf(saved);
  return (
    <Notice variant="verified">
      <p>
        <span className="font-bold">{saved.title}</span>
        {saved.propertyCode && <span className="text-ink-soft"> ({saved.propertyCode})</span>} {text}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {links.map(({ href, label }) => (
          <a key={href} className="link" href={href}>
            {label}
          </a>
        ))}
      </p>
    </Notice>
  );
}
