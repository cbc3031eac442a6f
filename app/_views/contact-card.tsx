import { CalendarClock, Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#language';
import { buttonClass, PlainButton } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { enquiryFormPath, enquiryMailto } from '@/lib/enquiries/format';
import type { PropertyDto } from '@/lib/listings/dto';
import { isPublicStatus } from '@/lib/listings/lifecycle';
import type { ListerDto } from '@/lib/listings/listers/dto';
import { localPath } from '@/lib/platform/language/languages';
import type { Text, Texts } from '@/lib/platform/language/translate';
import { iriOf } from '@/lib/platform/text/iri';
import { chatNumber, formatPhone, phoneHref } from '@/lib/platform/text/phone';
import { whatsappUrl } from '@/lib/platform/text/whatsapp';
import { searchPath } from '@/lib/search/rules';
import type { Site } from '@/lib/settings/dto';

type Props = {
  property: PropertyDto;
  site: Site;
  lister?: ListerDto | undefined;
  title: string;
};

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

function Face({ name, picture }: { name: string; picture?: string | undefined }) {
  return picture ? (
    <img src={picture} alt="" width={56} height={56} className="size-14 shrink-0 rounded-full object-cover" />
  ) : (
    <span
      aria-hidden="true"
      className="flex size-14 shrink-0 items-center justify-center rounded-full bg-sunken font-bold text-lg"
    >
      {initialsOf(name)}
    </span>
  );
}

function Lister({ lister, site }: { lister: ListerDto; site: Site }) {
  const { t } = useTexts('listings/facts');
  const number =
    lister.kind === 'agency' ? site.reraAgentNumber : lister.kind === 'broker' && lister.reraAgentNumber;
  const name = lister.kind === 'agency' ? site.name : lister.name;
  const b = (text: ReactNode) => <span className="font-bold text-base text-ink">{text}</span>;
  return (
    <p className="text-note text-ink-soft">
      {lister.kind === 'broker' && lister.firm
        ? t.rich('Listed by <b>{name}</b> · Broker at {firm}', { name, firm: lister.firm, b })
        : t.rich('Listed by <b>{name}</b> · {role, select, owner {Owner} broker {Broker} other {Agency}}', {
            name,
            role: lister.kind,
            b,
          })}
      {(number || lister.kind === 'broker') && (
        <span className="block tabular">
          {number
            ? t('MahaRERA agent number {number}', { number })
            : t('MahaRERA agent number not given yet')}
        </span>
      )}
    </p>
  );
}

/** Sold and let homes keep their page but cannot be visited. */
const isOnTheMarket = ({ status }: PropertyDto) => isPublicStatus(status);

const promiseOf = (lister: ListerDto | undefined, label: Texts<'listings/facts'>['label']) => {
  if (lister?.answers) return { text: label(lister.answers) };
  return lister && lister.kind !== 'agency' ? undefined : ('agency' as const);
};

/** The sheets' subject, recipient and usual response time. */
export function sheetOf({ property, site, lister, title }: Props, label: Texts<'listings/facts'>['label']) {
  return {
    listing: { _id: property._id, title, type: property.type },
    recipient: lister && lister.kind !== 'agency' ? lister.name : site.name,
    whatsapp: chatOf({ site, lister }),
    // owners and brokers have their own measured time, or none, because the agency's promise does not bind them
    promise: promiseOf(lister, label),
  };
}

const chatOf = ({ lister, site }: Pick<Props, 'lister' | 'site'>): string | undefined =>
  (lister?.phone ? chatNumber(lister.phone) : site.whatsapp) || undefined;

function ways(props: Props, t: Text<'listings/facts'>) {
  const { property, site, lister, title } = props;
  const url = site.url + localPath(t.language, `/properties/${property._id}`);
  const text = t('Hello, I am interested in {title} ({url})', { title, url });
  const phone = lister?.phone ?? site.phone;
  const number = chatOf(props);
  return {
    phone,
    mail: iriOf(enquiryMailto(site.email, { _id: property._id, title }, text)),
    chat: number && iriOf(whatsappUrl(number, text)),
    call: phoneHref(phone),
  };
}

function Person({ site, lister }: Pick<Props, 'site' | 'lister'>) {
  const { t, label } = useTexts('listings/facts');
  const name = lister?.kind === 'agency' ? (lister.person ?? site.name) : (lister?.name ?? site.name);
  const languages = lister?.languages ?? [];
  return (
    <div className="flex items-start gap-3">
      <Face name={name} picture={lister?.picture} />
      <div className="min-w-0">
        {(!lister || lister.kind === 'agency') && <p className="font-bold text-xl">{name}</p>}
        {lister && <Lister lister={lister} site={site} />}
        {languages.length > 0 && (
          <p className="text-note text-ink-soft">
            {t('Speaks {languages}', { languages: languages.map((one) => label(one)).join(', ') })}
          </p>
        )}
        {lister?.answers && <p className="text-note text-verified">{label(lister.answers)}</p>}
      </div>
    </div>
  );
}

/** Sold and let homes cannot be asked for; similar homes are offered instead. */
function NoLonger({ property }: Pick<Props, 'property'>) {
  const { t } = useTexts('listings/facts');
  const { type, citySlug: city, category, bedrooms } = property;
  const rooms = bedrooms ? { bedrooms: [Math.min(bedrooms, 5)] } : {};
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line bg-surface p-5">
      <p className="font-bold text-xl">
        {property.status === 'rented' ? t('This home is let.') : t('This home is sold.')}
      </p>
      <Link className={buttonClass('primary')} href={searchPath({ type, city, category, ...rooms })}>
        {t('See homes like this one')}
      </Link>
    </div>
  );
}

const OTHER_WAY = 'link inline-flex min-h-9 items-center gap-1.5';

/** Enquiry, visit, phone and chat, prefilled with the listing. Only HTML, whose buttons contact-tools.tsx operates. */
export function ContactCard(props: Props) {
  const { property, site, lister } = props;
  const { t } = useTexts('listings/facts');
  const { t: booking } = useTexts('visits/booking');
  const { phone, mail, chat, call } = ways(props, t);
  // calls to an owner without a number go through the agency
  const isAgencyPhone = lister && lister.kind !== 'agency' && !lister.phone;
  if (!isOnTheMarket(property)) return <NoLonger property={property} />;
  return (
    <div data-contact="" className="flex flex-col gap-3 rounded-md border border-line bg-surface p-5">
      <Person site={site} lister={lister} />
      <a href={mail} className={buttonClass('primary')} aria-haspopup="dialog" data-ask="enquiry">
        {t('Enquire Now')}
      </a>
      <PlainButton className={buttonClass()} aria-haspopup="dialog" data-ask="visit">
        <CalendarClock className="size-5" aria-hidden="true" />
        {booking('Book a visit')}
      </PlainButton>
      <div data-not-loaded="" className="empty:hidden" />
      <a data-tap="call" href={call} className={buttonClass()}>
        <Phone className="size-5" aria-hidden="true" />
        {t('Call Now')}
      </a>
      {/* computers cannot call: visitors read the number, or copy it */}
      <p className="text-center tabular max-lg:hidden print:block">{formatPhone(phone)}</p>
      {isAgencyPhone && <p className="text-center text-note text-ink-soft">{t('Calls go to our office')}</p>}
      {lister?.isAgencyToo && (
        <a data-tap="call" href={phoneHref(site.phone)} className="link py-1 text-center">
          {t('Or call the agency: {number}', { number: formatPhone(site.phone) })}
        </a>
      )}
      {chat && (
        <a data-tap="whatsapp" href={chat} className={buttonClass()} rel="noopener" target="_blank">
          <MessageCircle className="size-5" aria-hidden="true" />
          WhatsApp
        </a>
      )}
      <p className="flex flex-wrap justify-center gap-x-4 text-note print:hidden">
        <a className={OTHER_WAY} href={mail}>
          <Mail className="size-4" aria-hidden="true" />
          {t('Write an email')}
        </a>
        <Link className={OTHER_WAY} href={iriOf(enquiryFormPath({ _id: property._id, title: props.title }))}>
          {t('Enquiry form')}
        </Link>
      </p>
    </div>
  );
}

/** A phone's three actions, always in reach of the thumb but hidden during typing. */
export function ContactBar(props: Props) {
  const { t } = useTexts('listings/facts');
  const { mail, chat, call } = ways(props, t);
  if (!isOnTheMarket(props.property)) return null;
  return (
    <nav
      data-contact=""
      aria-label={t('Contact now')}
      className="phone-bar fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col gap-2 border-line border-t bg-paper p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] print:hidden lg:hidden"
    >
      {chat && (
        <a
          data-tap="whatsapp"
          className={buttonClass('secondary', 'sm', 'px-1!')}
          href={chat}
          rel="noopener"
          target="_blank"
        >
          <MessageCircle className="size-4" aria-hidden="true" />
          WhatsApp
        </a>
      )}
      <a data-tap="call" className={buttonClass('secondary', 'sm')} href={call}>
        <Phone className="size-4" aria-hidden="true" />
        {t('Call')}
      </a>
      <a data-ask="enquiry" aria-haspopup="dialog" className={buttonClass('primary', 'sm')} href={mail}>
        {t('Enquire')}
      </a>
    </nav>
  );
}
