import { useTexts } from '#language';
import { LanguageSwitch } from '@/components/shell/language-switch';
import { hoursText } from '@/lib/platform/text/opening-hours';
import type { Site } from '@/lib/settings/dto';
import { addressIn } from '@/lib/settings/format';
import { type FirmLines, FooterFirm } from './footer-firm';
import { FooterLinks } from './footer-links';

function useFirmLines({ name, phone, email, social, ...site }: Site): FirmLines {
  const { t, label } = useTexts('shell');
  return {
    name,
    phone,
    email,
    social,
    tagline: label(site.tagline),
    address: addressIn(site.address, { label }),
    hours: site.hours && hoursText(site.hours, t.language),
    registration:
      site.reraAgentNumber && t('MahaRERA agent registration: {number}', { number: site.reraAgentNumber }),
  };
}

export function SiteFooter({ site }: { site: Site }) {
  const firm = useFirmLines(site);
  return (
    <footer className="site-footer">
      <div className="container-page">
        <div>
          <FooterFirm {...firm} />
          <LanguageSwitch className="-ml-1.5" place="Language, below the page" />
        </div>
        <FooterLinks />
      </div>
    </footer>
  );
}
