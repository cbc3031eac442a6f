import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { EnquireLink } from '@/components/enquiries/enquire-link';
import { TapLink } from '@/components/enquiries/tap-link';
import { buttonClass } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { BookVisit } from '@/components/visits/book-visit';
import { enquiryFormPath, enquiryMailto } from '@/lib/enquiries/format';
import type { PropertyDto } from '@/lib/listings/dto';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import type { ListerDto } from '@/lib/listings/listers/dto';
import { localPath } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import { formatPhone, phoneHref, whatsappUrl } from '@/lib/platform/text/phone';
import type { Site } from '@/lib/settings/dto';

type Props = {
  property: PropertyDto;
  site: Site;
  lister?: ListerDto | undefined;
  /** of the listing, in the language of the page */
  title: string;
};

/** Who offers the property: a name and a role. */
function Lister({ lister, site }: { lister: ListerDto; site: Site }) {
  const { t } = useTexts('listings/facts');
  const number =
    lister.kind === 'agency' ? site.reraAgentNumber : lister.kind === 'broker' && lister.reraAgentNumber;
  const name = lister.kind === 'agency' ? site.name : lister.name;
  const b = (text: ReactNode) => <span className="text-ink">{text}</span>;
  return (
    <p className="text-note text-ink-soft">
      {lister.kind === 'broker' && lister.firm
        ? t.rich('Listed by <b>{name}</b> · Broker at {firm}', { name, firm: lister.firm, b })
        : t.rich('Listed by <b>{name}</b> · {role, select, owner {Owner} broker {Broker} other {Agency}}', {
            name,
            role: lister.kind,
            b,
          })}
      {lister.kind !== 'owner' && (
        <span className="block tabular">
          {number
            ? t('MahaRERA agent number {number}', { number })
            : t('MahaRERA agent number not given yet')}
        </span>
      )}
    </p>
  );
}

/** Sold and let homes keep their page, and cannot be visited. */
const isOnTheMarket = ({ status }: PropertyDto) => isPublicStatus(status);

/** What each way to ask is filled in with. */
function ways({ property, site, lister, title }: Props, t: Text<'listings/facts'>) {
  const url = site.url + localPath(t.language, `/properties/${property._id}`);
  const text = t('Hello, I am interested in {title} ({url})', { title, url });
  const phone = lister?.phone ?? site.phone;
  return {
    phone,
    mail: enquiryMailto(site.email, { _id: property._id, title }, text),
    chat: whatsappUrl(lister?.phone ? phoneHref(lister.phone).replace(/\D/g, '') : site.whatsapp, text),
    call: phoneHref(phone),
    sheet: {
      listing: { _id: property._id, title, type: property.type },
      recipient: lister && lister.kind !== 'agency' ? lister.name : site.name,
      whatsapp: lister?.phone ? phoneHref(lister.phone).replace(/\D/g, '') : site.whatsapp,
    },
  };
}

/** The sheet, a visit, phone and chat, each with the listing filled in; e-mail and the enquiry form for those who prefer them. */
export function ContactCard(props: Props) {
  const { property, site, lister, title } = props;
  const { t } = useTexts('listings/facts');
  const label = textsIn(t.language, 'listings/facts').label;
  const { phone, mail, chat, call, sheet } = ways(props, t);
  const tap = { property: property._id };
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line bg-surface p-5">
      <div>
        <p className="font-bold text-xl">{site.name}</p>
        {lister && <Lister lister={lister} site={site} />}
        {lister?.answers && <p className="mt-1 text-note text-verified">{label(lister.answers)}</p>}
      </div>
      <EnquireLink href={mail} className={buttonClass('primary')} {...sheet}>
        {t('Enquire Now')}
      </EnquireLink>
      {isOnTheMarket(property) && <BookVisit listing={sheet.listing} host={sheet.recipient} />}
      <TapLink {...tap} way="call" href={call} className={buttonClass()}>
        <Phone className="size-5" aria-hidden="true" />
        {t('Call Now')}
      </TapLink>
      {/* a computer cannot call: the number is read, or copied */}
      <p className="text-center tabular max-lg:hidden">{formatPhone(phone)}</p>
      <TapLink {...tap} way="whatsapp" href={chat} className={buttonClass()} rel="noopener" target="_blank">
        <MessageCircle className="size-5" aria-hidden="true" />
        WhatsApp
      </TapLink>
      {lister?.isAgencyToo && (
        <TapLink {...tap} way="call" href={phoneHref(site.phone)} className="link py-1 text-center">
          {t('Or call the agency: {number}', { number: formatPhone(site.phone) })}
        </TapLink>
      )}
      <p className="flex flex-wrap justify-center gap-x-4 text-note">
        <a className="link inline-flex items-center gap-1.5 py-1" href={mail}>
          <Mail className="size-4" aria-hidden="true" />
          {t('Write an e-mail')}
        </a>
        <Link className="link py-1" href={enquiryFormPath({ _id: property._id, title })}>
          {t('Enquiry form')}
        </Link>
      </p>
    </div>
  );
}

/** The three ways that a phone has, always in reach of the thumb; out of the way while somebody types. */
export function ContactBar(props: Props) {
  const { t } = useTexts('listings/facts');
  const { mail, chat, call, sheet } = ways(props, t);
  const tap = { property: props.property._id };
  return (
    <nav
      aria-label={t('Contact at once')}
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
        {t('Call')}
      </TapLink>
      <EnquireLink href={mail} className={buttonClass('primary', 'sm')} {...sheet}>
        {t('Enquire')}
      </EnquireLink>
    </nav>
  );
}
