import { Mail, MessageCircle, Phone } from 'lucide-react';
import { EnquireLink } from '@/components/contact/enquire-link';
import { TapLink } from '@/components/contact/tap-link';
import { buttonClass } from '@/components/ui/button';
import { BookVisit } from '@/components/visit/book-visit';
import { enquiryFormPath, enquiryMailto, whatsappUrl } from '@/lib/enquiry/format';
import type { ListerDto } from '@/lib/lister/dto';
import type { PropertyDto } from '@/lib/listing/dto';
import { PUBLIC_STATUSES } from '@/lib/listing-vocabulary/constants';
import { formatPhone, phoneHref } from '@/lib/phone';
import type { Site } from '@/lib/settings/dto';

type Props = { property: PropertyDto; site: Site; lister?: ListerDto | undefined };

const KINDS = { owner: 'Owner', broker: 'Broker', agency: 'Agency' } as const;

/** Who offers the property: a name and a role. */
function Lister({ lister, site }: { lister: ListerDto; site: Site }) {
  const number =
    lister.kind === 'agency' ? site.reraAgentNumber : lister.kind === 'broker' && lister.reraAgentNumber;
  return (
    <p className="text-[0.9375rem] text-ink-soft">
      Listed by <span className="text-ink">{lister.kind === 'agency' ? site.name : lister.name}</span>
      {' · '}
      {lister.kind === 'broker' && lister.firm ? `Broker at ${lister.firm}` : KINDS[lister.kind]}
      {lister.kind !== 'owner' && (
        <span className="block tabular">MahaRERA agent number {number || 'not given yet'}</span>
      )}
    </p>
  );
}

/** Sold and let homes keep their page, and cannot be visited. */
const isOnTheMarket = ({ status }: PropertyDto) => (PUBLIC_STATUSES as readonly string[]).includes(status);

/** What each way to ask is filled in with. */
function ways({ property, site, lister }: Props) {
  const text = `Hello, I am interested in ${property.title} (${site.url}/properties/${property._id})`;
  const phone = lister?.phone ?? site.phone;
  return {
    phone,
    mail: enquiryMailto(site.email, property, text),
    chat: whatsappUrl(lister?.phone ? phoneHref(lister.phone).replace(/\D/g, '') : site.whatsapp, text),
    call: phoneHref(phone),
    sheet: {
      listing: { _id: property._id, title: property.title, type: property.type },
      recipient: lister && lister.kind !== 'agency' ? lister.name : site.name,
      whatsapp: lister?.phone ? phoneHref(lister.phone).replace(/\D/g, '') : site.whatsapp,
    },
  };
}

/** The sheet, a visit, phone and chat, each with the listing filled in; e-mail and the enquiry form for those who prefer them. */
export function ContactCard(props: Props) {
  const { property, site, lister } = props;
  const { phone, mail, chat, call, sheet } = ways(props);
  const tap = { property: property._id };
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line bg-surface p-5">
      <div>
        <p className="font-bold text-xl">{site.name}</p>
        {lister && <Lister lister={lister} site={site} />}
        {lister?.answers && <p className="mt-1 text-[0.9375rem] text-verified">{lister.answers}</p>}
      </div>
      <EnquireLink href={mail} className={buttonClass('primary')} {...sheet}>
        Enquire Now
      </EnquireLink>
      {isOnTheMarket(property) && <BookVisit listing={sheet.listing} host={sheet.recipient} />}
      <TapLink {...tap} way="call" href={call} className={buttonClass()}>
        <Phone className="size-5" aria-hidden="true" />
        Call Now
      </TapLink>
      {/* a computer cannot call: the number is read, or copied */}
      <p className="text-center tabular max-lg:hidden">{formatPhone(phone)}</p>
      <TapLink {...tap} way="whatsapp" href={chat} className={buttonClass()} rel="noopener" target="_blank">
        <MessageCircle className="size-5" aria-hidden="true" />
        WhatsApp
      </TapLink>
      {lister?.isAgencyToo && (
        <TapLink {...tap} way="call" href={phoneHref(site.phone)} className="link py-1 text-center">
          Or call the agency: <span className="tabular">{formatPhone(site.phone)}</span>
        </TapLink>
      )}
      <p className="flex flex-wrap justify-center gap-x-4 text-[0.9375rem]">
        <a className="link inline-flex items-center gap-1.5 py-1" href={mail}>
          <Mail className="size-4" aria-hidden="true" />
          Write an e-mail
        </a>
        <a className="link py-1" href={enquiryFormPath(property)}>
          Enquiry form
        </a>
      </p>
    </div>
  );
}

/** The three ways that a phone has, always in reach of the thumb; out of the way while somebody types. */
export function ContactBar(props: Props) {
  const { mail, chat, call, sheet } = ways(props);
  const tap = { property: props.property._id };
  return (
    <nav
      aria-label="Contact at once"
      className="phone-bar fixed inset-x-0 bottom-0 z-20 grid grid-cols-3 gap-2 border-line border-t bg-paper p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <TapLink
        {...tap}
        way="whatsapp"
        className={buttonClass('secondary', 'sm', 'px-1!')}
        href={chat}
        rel="noopener"
        target="_blank"
      >
        <MessageCircle className="size-4" aria-hidden="true" />
        WhatsApp
      </TapLink>
      <TapLink {...tap} way="call" className={buttonClass('secondary', 'sm')} href={call}>
        <Phone className="size-4" aria-hidden="true" />
        Call
      </TapLink>
      <EnquireLink href={mail} className={buttonClass('primary', 'sm')} {...sheet}>
        Enquire
      </EnquireLink>
    </nav>
  );
}
