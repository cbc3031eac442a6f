'use client';

import { useEffect, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { LazyExtra } from '@/components/ui/lazy-extra';
import { Notice } from '@/components/ui/notice';
import { whatsappUrl } from '@/lib/enquiry/format';
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

const qrCode = () => import('@/components/ui/qr-code');

/** The address of a listing that is public now: to copy, to send, and as a code for a window or a board. */
function PassOn({ path, title }: { path: string; title: string }) {
  const [url, setUrl] = useState('');
  const [copied, setCopied] = useState(false);
  useEffect(() => setUrl(window.location.origin + path), [path]);
  if (!url) return null;
  const copy = () =>
    navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="mt-4 flex flex-wrap items-start justify-between gap-4 border-line border-t pt-4">
      <div className="flex min-w-0 flex-col gap-2">
        <p className="font-bold">Pass it on</p>
        <p className="select-all break-all tabular">{url}</p>
        <p className="flex flex-wrap gap-2">
          <Button size="sm" onClick={copy}>
            {copied ? 'Copied' : 'Copy the link'}
          </Button>
          <a
            className={buttonClass('secondary', 'sm')}
            href={whatsappUrl('', `${title} ${url}`)}
            target="_blank"
            rel="noopener"
          >
            Send by WhatsApp
          </a>
          <a className={buttonClass('secondary', 'sm')} href={`${path}/brochure.pdf`}>
            Brochure (PDF)
          </a>
        </p>
      </div>
      <LazyExtra load={qrCode} props={{ text: url, label: `QR code of ${title}`, className: 'size-32' }} />
    </div>
  );
}

/** On the list after a save. The address forgets it at once, so that a reload does not say it again. */
export function SavedNotice({ saved }: { saved: SavedListing }) {
  useEffect(() => {
    const url = new URL(window.location.href);
    url.searchParams.delete('saved');
    window.history.replaceState(window.history.state, '', url);
  }, []);
  const { text, links } = nextOf(saved);
  const isPublic = !saved.hidden && PUBLIC_STATUSES.some((one) => one === saved.status);
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
      {isPublic && <PassOn path={`/properties/${saved._id}`} title={saved.title} />}
    </Notice>
  );
}
