import { useTexts } from '#language';
import { hoursText } from '@/lib/platform/time/opening-hours';
import type { Site } from '@/lib/settings/dto';
import { addressIn } from '@/lib/settings/format';
import { FooterLinks } from './footer-links';
import { Handed } from './handed';
import { LanguageSwitch } from './language-switch';
import { LogoMark } from './logo';
import { PhoneAndMail } from './phone-and-mail';
import { StaticFooterLinks } from './static-footer-links';

export function SiteFooter({ site, isLoadedWhole = false }: { site: Site; isLoadedWhole?: boolean }) {
  const { t, label } = useTexts('shell');
  return (
    <footer className="print:hidden mt-auto border-line border-t bg-sunken">
      <div className="container-page grid grid-cols-2 gap-x-6 gap-y-8 py-8 sm:gap-10 sm:py-12 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="flex flex-col gap-3 max-sm:col-span-2">
          <LogoMark className="size-10" />
          <p className="font-bold text-xl">{site.name}</p>
          <p>{label(site.tagline)}</p>
          <address className="flex flex-col gap-1 text-ink-soft not-italic">
            <span>{addressIn(site.address, { label })}</span>
            <PhoneAndMail site={site} />
          </address>
          {site.hours && <p className="text-ink-soft">{hoursText(site.hours, t.language)}</p>}
          {site.social && site.social.length > 0 && (
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {site.social.map(({ name, url }) => (
                <li key={name}>
                  <a className="link" href={url} target="_blank" rel="noopener me">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <p className="text-ink-soft text-sm">
            {site.reraAgentNumber
              ? t('MahaRERA agent registration: {number}', { number: site.reraAgentNumber })
              : t('MahaRERA agent registration: not given yet')}
          </p>
          <LanguageSwitch className="-ml-1.5" />
        </div>
        {isLoadedWhole ? <Handed to={StaticFooterLinks} of={['shell']} value={{}} /> : <FooterLinks />}
      </div>
    </footer>
  );
}
