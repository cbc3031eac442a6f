import { useTexts } from '#language';
import { OwnerConversation } from '@/components/enquiries/conversation/owner-conversation';
import { ButtonLink } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { Badge } from '@/components/ui/feedback/badge';
import type { OwnerEnquiryDto } from '@/lib/enquiries/dto';
import { LEAD_STATE_LABELS } from '@/lib/enquiries/leads/constants';
import { formatDateTime } from '@/lib/platform/text/format';
import { formatPhone, phoneHref } from '@/lib/platform/text/phone';
import { STATE_VARIANTS } from './leads/lead-list';

/** Enquiries about somebody's own listings, each with the two ways to answer. */
export function OwnEnquiries({ items }: { items: OwnerEnquiryDto[] }) {
  const { t } = useTexts('enquiries');
  const { t: lead } = useTexts('enquiries/leads');
  return (
    <ul className="flex flex-col">
      {items.map((enquiry) => (
        <li
          key={enquiry._id}
          className="grid gap-4 border-line border-t py-6 lg:grid-cols-[1fr_20rem] lg:gap-10"
        >
          <div className="flex min-w-0 flex-col gap-2">
            <Heading level={2} size="card" className="flex items-center gap-2">
              {enquiry.name}{' '}
              <Badge variant={STATE_VARIANTS[enquiry.state]}>{lead(LEAD_STATE_LABELS[enquiry.state])}</Badge>
            </Heading>
            <p className="text-ink-soft text-sm">
              {formatDateTime(enquiry.createdAt, t.language)}
              {enquiry.propertyId && (
                <>
                  {' · '}
                  <Link href={`/properties/${enquiry.propertyId}`}>
                    {enquiry.propertyTitle ?? t('Listing')}
                  </Link>
                </>
              )}
            </p>
            <p className="measure whitespace-pre-line break-words">{enquiry.message}</p>
            <OwnerConversation enquiry={enquiry} />
          </div>
          <div className="flex flex-wrap items-start gap-3 lg:flex-col">
            {enquiry.phone ? (
              <ButtonLink size="sm" href={phoneHref(enquiry.phone)}>
                {t('Call {phone}', { phone: formatPhone(enquiry.phone) })}
              </ButtonLink>
            ) : (
              <p className="text-ink-soft text-sm">{t('The number was taken back.')}</p>
            )}
            {enquiry.email && (
              <ButtonLink size="sm" href={`mailto:${encodeURIComponent(enquiry.email)}`}>
                {t('Mail {email}', { email: enquiry.email })}
              </ButtonLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
