import { Mail, MessageCircle, Phone } from 'lucide-react';
import { ButtonLink } from '@/components/ui/actions/button';
import type { ContactDto } from '@/lib/contacts/dto';
import { listOf } from '@/lib/contacts/rules';
import { chatNumber, phoneHref } from '@/lib/platform/text/phone';
import { whatsappUrl } from '@/lib/platform/text/whatsapp';

export function ContactWays({ contact }: { contact: ContactDto }) {
  const { mobilePhone, homePhone, businessPhone, otherPhones, emailAddress, otherEmails } = contact;
  const phones = [mobilePhone, ...listOf(otherPhones), businessPhone, homePhone].filter((phone) => phone);
  const typed = phones.join(',');
  const number = chatNumber(typed);
  const email = emailAddress || listOf(otherEmails)[0];
  const call = number ? `tel:+${number}` : phoneHref(typed);
  if (!call && !email) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {call && (
        <ButtonLink variant="primary" href={call}>
          <Phone className="size-4.5" aria-hidden="true" />
          Call
        </ButtonLink>
      )}
      {number && (
        <ButtonLink href={whatsappUrl(number, '')} target="_blank" rel="noopener">
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
