import { LogoCopy } from '@/components/shell/logo';
import type { Site } from '@/lib/settings/dto';
import { PhoneAndMail } from './phone-and-mail';

/** The agency's name and contact details in the page's language. */
export type FirmLines = Pick<Site, 'name' | 'phone' | 'email' | 'social'> & {
  tagline: string;
  address: string;
  hours: string | undefined;
  registration: string | undefined;
};

export function FooterFirm({ name, tagline, address, phone, email, hours, social, registration }: FirmLines) {
  return (
    <>
      <LogoCopy />
      <p className="font-bold text-xl">{name}</p>
      <p>{tagline}</p>
      <address className="flex flex-col gap-1 text-ink-soft not-italic">
        <span>{address}</span>
        <PhoneAndMail site={{ phone, email }} />
      </address>
      {hours && <p className="text-ink-soft">{hours}</p>}
      {social && social.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {social.map((profile) => (
            <li key={profile.name}>
              <a className="link" href={profile.url} target="_blank" rel="noopener me">
                {profile.name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {registration && <p className="text-ink-soft text-sm">{registration}</p>}
    </>
  );
}
