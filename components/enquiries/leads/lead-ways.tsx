'use client';

import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useTexts } from '#language';
import { buttonClass } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import type { LeadWay } from '@/lib/enquiries/leads/constants';
import { api } from '@/lib/platform/browser/api';
import type { Text } from '@/lib/platform/language/translate';
import { chatNumber, phoneHref } from '@/lib/platform/text/phone';
import { whatsappUrl } from '@/lib/platform/text/whatsapp';

type Props = {
  lead: { id: string; phone?: string; email?: string; propertyTitle?: string };
  /** person's name, for screen readers */
  name: string;
};

const WAYS = [
  { way: 'call', label: 'Call', Icon: Phone },
  { way: 'whatsapp', label: 'WhatsApp', Icon: MessageCircle },
  { way: 'mail', label: 'Email', Icon: Mail },
] as const;

function hrefOf(
  t: Text<'enquiries/leads'>,
  way: LeadWay,
  { phone, email, propertyTitle }: Props['lead'],
): string | undefined {
  if (way === 'mail') {
    const subject = propertyTitle
      ? `?subject=${encodeURIComponent(t('Your enquiry: {propertyTitle}', { propertyTitle }))}`
      : '';
    return email && `mailto:${encodeURIComponent(email)}${subject}`;
  }
  if (!phone) return undefined;
  if (way === 'call') return phoneHref(phone);
  const number = chatNumber(phone);
  return number && whatsappUrl(number, '');
}

/** Buttons for reaching the person. A tap is recorded and counts as a reply. */
export function LeadWays({ lead, name }: Props) {
  const { t } = useTexts('enquiries/leads');
  const record = (way: LeadWay) => {
    api(`/api/leads/${lead.id}/tap`, { method: 'POST', body: { way }, keepalive: true }).catch(
      (error: unknown) => console.info('Error recording a tap', error),
    );
  };
  return (
    <div className="flex flex-wrap content-start items-start gap-2">
      {WAYS.map(({ way, label, Icon }) => {
        const href = hrefOf(t, way, lead);
        if (!href) return null;
        return (
          <Link
            key={way}
            href={href}
            className={buttonClass('secondary', 'sm')}
            onClick={() => record(way)}
            {...(way === 'whatsapp' && { target: '_blank', rel: 'noopener' })}
          >
            <Icon className="size-4" aria-hidden="true" />
            {t(label)}
            <span className="sr-only">: {name}</span>
          </Link>
        );
      })}
    </div>
  );
}
