import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import { Facts } from '@/components/ui/display/facts';
import type { EnquiryDto } from '@/lib/enquiries/inbox/dto';
import { formatPhone, phoneHref } from '@/lib/platform/text/phone';
import { duration } from '@/lib/platform/text/relative-time';
import { lineName } from './enquiry-table';

/** A link, or plain text without a target, such as a number that can't be called. */
const link = (href: string | undefined, text: string) =>
  href ? (
    <Link className="link break-all" href={href}>
      {text}
    </Link>
  ) : (
    <span className="break-all">{text}</span>
  );

type Props = { enquiry: EnquiryDto & { contactId?: string }; mayAdd: boolean };

export function EnquiryFacts({ enquiry, mayAdd }: Props) {
  const { t, label, language } = useTexts('enquiries/inbox');
  const { propertyId, propertyTitle, contactId, firstAnsweredAt, createdAt } = enquiry;
  return (
    <Facts
      title={t('Details')}
      items={[
        [t('Email'), enquiry.email ? link(`mailto:${enquiry.email}`, enquiry.email) : t('N/A')],
        [
          t('Phone'),
          enquiry.phone ? link(phoneHref(enquiry.phone), formatPhone(enquiry.phone)) : t('Taken back'),
        ],
        [
          t('Listing'),
          propertyId
            ? link(`/admin/properties/${propertyId}`, propertyTitle ?? propertyId)
            : (propertyTitle ?? t('N/A')),
        ],
        [t('Service line'), lineName(enquiry.serviceLine, label) ?? t('N/A')],
        [
          t('Contact'),
          contactId
            ? link(`/admin/contacts/${contactId}`, t('In the directory'))
            : mayAdd
              ? link(`/admin/contacts/new?enquiry=${enquiry._id}`, t('Add to the directory'))
              : t('Not in the directory'),
        ],
        [
          t('First answer'),
          firstAnsweredAt
            ? t('after {time}', {
                time: duration(Date.parse(firstAnsweredAt) - Date.parse(createdAt), language),
              })
            : t('Not yet'),
        ],
      ]}
    />
  );
}
