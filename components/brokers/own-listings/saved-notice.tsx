'use client';

import { useEffect, useState } from 'react';
import { useTexts } from '#language';
import { Button, buttonClass } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Notice } from '@/components/ui/feedback/notice';
import { LazyExtra } from '@/components/ui/hooks/lazy-extra';
import type { SavedListing } from '@/lib/brokers/own-listings/dto';
import { typedPath } from '@/lib/listings/codes/rules';
import { HIDDEN_MESSAGES, STATUS_LABELS } from '@/lib/listings/fields/vocabulary';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import { whatsappUrl } from '@/lib/platform/text/whatsapp';

/** States whose mails the owner requested. */
const ASKED_FOR: readonly string[] = ['bin', 'erasure'];

const OWN = { href: '/dashboard/properties', label: 'My properties' } as const;
const EMAIL = '<name>{title}</name> is saved, and goes public once you confirm your email address.';

function nextOf({ _id, status, hidden, waitsForEmail, owner }: SavedListing) {
  const edit = { href: `/dashboard/properties/${_id}/edit`, label: 'Edit it' } as const;
  if (hidden && waitsForEmail && !ASKED_FOR.includes(hidden)) {
    const confirm = { href: `/profile/${owner}/security`, label: 'Confirm my email' } as const;
    return { text: EMAIL, links: [confirm, OWN] } as const;
  }
  if (hidden) return { text: '<name>{title}</name> is saved. {why}.', links: [OWN] } as const;
  if (isPublicStatus(status))
    return {
      text: '<name>{title}</name> is published, and everyone can see it. We’re reviewing it.',
      links: [{ href: `/properties/${_id}`, label: 'See it' }, edit, OWN],
    } as const;
  if (status === 'draft')
    return {
      text: '<name>{title}</name> is saved as a draft. Only you and our team can see it until you make it active.',
      links: [{ ...edit, label: 'Continue' }, OWN],
    } as const;
  if (status === 'paused')
    return {
      text: '<name>{title}</name> is saved and paused. Only you and our team can see it until you make it active again.',
      links: [edit, OWN],
    } as const;
  return { text: '<name>{title}</name> is saved as {status}.', links: [edit, OWN] } as const;
}

const qrCode = () => import('@/components/ui/display/qr-code');

function PassOn({ saved }: { saved: SavedListing }) {
  const { title } = saved;
  const path = typedPath(saved);
  const { t, href } = useTexts('brokers/saved-notice');
  const [url, setUrl] = useState('');
  const [copied, setCopied] = useState(false);
  useEffect(() => setUrl(window.location.origin + href(path)), [href, path]);
  if (!url) return null;
  const copy = () =>
    navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="mt-4 flex flex-wrap items-start justify-between gap-4 border-line border-t pt-4">
      <div className="flex min-w-0 flex-col gap-2">
        <p className="font-bold">{t('Share it')}</p>
        <p className="select-all break-all tabular">{url}</p>
        <p className="flex flex-wrap gap-2">
          <Button size="sm" onClick={copy}>
            {copied ? t('Copied') : t('Copy the link')}
          </Button>
          <a
            className={buttonClass('secondary', 'sm')}
            href={whatsappUrl('', `${title} ${url}`)}
            target="_blank"
            rel="noopener"
          >
            {t('Send by WhatsApp')}
          </a>
          <a className={buttonClass('secondary', 'sm')} href={`/properties/${saved._id}/brochure.pdf`}>
            {t('Brochure (PDF)')}
          </a>
        </p>
      </div>
      <LazyExtra
        load={qrCode}
        props={{ text: url, label: t('QR code of {title}', { title }), className: 'size-32' }}
      />
    </div>
  );
}

/** The notice on the list after a save. It is removed from the address at once, so that a reload does not repeat it. */
export function SavedNotice({ saved }: { saved: SavedListing }) {
  useEffect(() => {
    const url = new URL(window.location.href);
    url.searchParams.delete('saved');
    window.history.replaceState(window.history.state, '', url);
  }, []);
  const { t, reply, label: labelOf } = useTexts('brokers/saved-notice');
  const { text, links } = nextOf(saved);
  const { title, propertyCode, hidden, status } = saved;
  const label = labelOf(STATUS_LABELS[status]);
  const isPublic = !saved.hidden && isPublicStatus(saved.status);
  return (
    <Notice variant="verified">
      <p>
        {t.rich(text, {
          title,
          why: hidden ? reply(HIDDEN_MESSAGES[hidden] ?? '') : '',
          status: t.language === 'en' ? label.toLowerCase() : label,
          name: (name) => (
            <>
              <span className="font-bold">{name}</span>
              {propertyCode && <span className="text-ink-soft"> ({propertyCode})</span>}
            </>
          ),
        })}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {links.map(({ href, label }) => (
          <Link key={href} className="link" href={href}>
            {t(label)}
          </Link>
        ))}
      </p>
      {isPublic && <PassOn saved={saved} />}
    </Notice>
  );
}
