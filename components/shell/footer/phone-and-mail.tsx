import { formatPhone, phoneHref } from '@/lib/platform/text/phone';
import type { Site } from '@/lib/settings/dto';

export function PhoneAndMail({ site }: { site: Pick<Site, 'phone' | 'email'> }) {
  return (
    <>
      <a className="link self-start" href={phoneHref(site.phone)}>
        {formatPhone(site.phone)}
      </a>
      <a className="link self-start" href={`mailto:${site.email}`}>
        {site.email}
      </a>
    </>
  );
}
