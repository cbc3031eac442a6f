import { Facts } from '@/components/ui/display/facts';
import type { EnquiryDto } from '@/lib/enquiries/inbox/dto';
import { formatPhone, phoneHref } from '@/lib/platform/text/phone';
import { duration } from '@/lib/platform/text/relative-time';
import { lineName } from './enquiry-table';

/** Text alone where there is nothing to follow, such as a number that nobody can be called by. */
const link = (href: string | undefined, text: string) => (
  <a className="link break-all" href={href}>
    {text}
  </a>
);

type Props = { enquiry: EnquiryDto & { contactId?: string }; mayAdd: boolean };

export function EnquiryFacts({ enquiry, mayAdd }: Props) {
  const { propertyId, propertyTitle, contactId, firstAnsweredAt, createdAt } = enquiry;
  return (
    <Facts
      title="Details"
      items={[
        ['Email', enquiry.email ? link(`mailto:${enquiry.email}`, enquiry.email) : 'N/A'],
        ['Phone', enquiry.phone ? link(phoneHref(enquiry.phone), formatPhone(enquiry.phone)) : 'Taken back'],
        [
          'Listing',
          propertyId
            ? link(`/admin/properties/${propertyId}`, propertyTitle ?? propertyId)
            : (propertyTitle ?? 'N/A'),
        ],
        ['Service line', lineName(enquiry.serviceLine) ?? 'N/A'],
        [
          'Contact',
          contactId
            ? link(`/admin/contacts/${contactId}`, 'In the directory')
            : mayAdd
              ? link(`/admin/contacts/new?enquiry=${enquiry._id}`, 'Add to the directory')
              : 'Not in the directory',
        ],
        [
          'First answer',
          firstAnsweredAt
            ? `after ${duration(Date.parse(firstAnsweredAt) - Date.parse(createdAt))}`
            : 'Not yet',
        ],
      ]}
    />
  );
}
