import { Mail, MessageCircle, Phone } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { whatsappUrl } from '@/lib/enquiry/format';
import type { PropertyDto } from '@/lib/listing/dto';
import { phoneHref } from '@/lib/phone';
import type { Site } from '@/lib/settings/dto';

/** E-mail, phone and chat, each with the listing filled in, and the enquiry form. */
export function ContactCard({ property, site }: { property: PropertyDto; site: Site }) {
  const text = `Hello, I am interested in ${property.title} (${site.url}/properties/${property._id})`;
  const mail = `mailto:${site.email}?subject=${encodeURIComponent(`Enquiry for ${property.title}`)}&body=${encodeURIComponent(text)}`;
  const form = `/contactform?${new URLSearchParams({ propertyId: property._id, propertyTitle: property.title })}`;
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line bg-surface p-5">
      <p className="font-bold text-xl">{site.name}</p>
      <ButtonLink look="primary" href={mail}>
        <Mail className="size-5" aria-hidden="true" />
        Enquire Now
      </ButtonLink>
      <ButtonLink href={phoneHref(site.phone)}>
        <Phone className="size-5" aria-hidden="true" />
        Call Now
      </ButtonLink>
      <ButtonLink href={whatsappUrl(site.whatsapp, text)} rel="noopener" target="_blank">
        <MessageCircle className="size-5" aria-hidden="true" />
        WhatsApp
      </ButtonLink>
      <a className="link self-center py-1 text-[0.9375rem]" href={form}>
        Or send a message with the form
      </a>
    </div>
  );
}
