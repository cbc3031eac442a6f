import { Mail, MessageCircle, Phone } from 'lucide-react';
import { ButtonLink } from '@/components/ui/actions/button';
import type { ContactDto } from '@/lib/contacts/dto';
import { isMobile, listOf } from '@/lib/contacts/rules';
import { normalizePhone, phoneHref, whatsappUrl } from '@/lib/platform/text/phone';

/** Call, WhatsApp and mail, as far as the contact has a number and an address for them. */
export function ContactWays({ contact }: { contact: ContactDto }) {
  const { mobilePhone, homePhone, businessPhone, otherPhones, emailAddress, otherEmails } = contact;
  const phones = [mobilePhone, ...listOf(otherPhones), businessPhone, homePhone].filter((phone) => phone);
  const mobile = phones.find((phone) => phone && isMobile(phone));
  const number = mobile && normalizePhone(mobile);
  const email = emailAddress || listOf(otherEmails)[0];
  const [phone] = phones;
  if (!phone && !email) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {phone && (
        <ButtonLink variant="primary" href={phoneHref(mobile ?? phone)}>
          <Phone className="size-4.5" aria-hidden="true" />
          Call
        </ButtonLink>
      )}
      {number && (
        <ButtonLink href={whatsappUrl(number.slice(1), '')} target="_blank" rel="noopener">
          <MessageCircle className="size-4.5" aria-hidden="true" />
          WhatsApp
        </ButtonLink>
      )}
      {email && (
        <ButtonLink href={`mailto:${email}`}>
          <Mail className="size-4.5" aria-hidden="true" />
          Mail
        </ButtonLink>
      )}
    </div>
  );
}
