import { Mail, MessageCircle, Phone } from 'lucide-react';
import { EnquireLink } from '@/components/contact/enquire-link';
import { ButtonLink, buttonClass } from '@/components/ui/button';
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
      {KINDS[lister.kind]}
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
  return {
    mail: enquiryMailto(site.email, property, text),
    chat: whatsappUrl(site.whatsapp, text),
    call: phoneHref(site.phone),
    sheet: {
      listing: { _id: property._id, title: property.title, type: property.type },
      recipient: lister && lister.kind !== 'agency' ? lister.name : site.name,
      whatsapp: site.whatsapp,
    },
  };
}

/** The sheet, a visit, phone and chat, each with the listing filled in; e-mail and the enquiry form for those who prefer them. */
export function ContactCard(props: Props) {
  const { property, site, lister } = props;
  const { mail, chat, call, sheet } = ways(props);
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line bg-surface p-5">
      <div>
        <p className="font-bold text-xl">{site.name}</p>
        {lister && <Lister lister={lister} site={site} />}
      </div>
      <EnquireLink href={mail} className={buttonClass('primary')} {...sheet}>
        Enquire Now
      </EnquireLink>
      {isOnTheMarket(property) && <BookVisit listing={sheet.listing} host={sheet.recipient} />}
      <ButtonLink href={call}>
        <Phone className="size-5" aria-hidden="true" />
        Call Now
      </ButtonLink>
      {/* a computer cannot call: the number is read, or copied */}
      <p className="text-center tabular max-lg:hidden">{formatPhone(site.phone)}</p>
      <ButtonLink href={chat} rel="noopener" target="_blank">
        <MessageCircle className="size-5" aria-hidden="true" />
        WhatsApp
      </ButtonLink>
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
  return (
    <nav
      aria-label="Contact at once"
      className="phone-bar fixed inset-x-0 bottom-0 z-20 grid grid-cols-3 gap-2 border-line border-t bg-paper p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <a className={buttonClass('secondary', 'sm', 'px-1!')} href={chat} rel="noopener" target="_blank">
        <MessageCircle className="size-4" aria-hidden="true" />
        WhatsApp
      </a>
      <a className={buttonClass('secondary', 'sm')} href={call}>
        <Phone className="size-4" aria-hidden="true" />
        Call
      </a>
      <EnquireLink href={mail} className={buttonClass('primary', 'sm')} {...sheet}>
        Enquire
      </EnquireLink>
    </nav>
  );
}
