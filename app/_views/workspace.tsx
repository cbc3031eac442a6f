import type { ReactNode } from 'react';
import { AgeNotice } from '@/components/accounts/age-notice';
import { SignInDialog } from '@/components/accounts/sign-in-dialog';
import { StepUpDialog } from '@/components/accounts/sign-in-methods/step-up-dialog';
import { IncomingCall } from '@/components/channels/incoming-call';
import { CommandPalette } from '@/components/office/command-palette';
import { SiteFooter } from '@/components/shell/footer/site-footer';
import { SiteHeader } from '@/components/shell/header/site-header';
import { LanguageSwitch } from '@/components/shell/language-switch';
import { PageTexts } from '@/components/shell/page-texts';
import { WorkFrame } from '@/components/shell/workspace/work-frame';
import { Toaster } from '@/components/ui/feedback/toaster';
import { KeyHelp } from '@/components/ui/overlays/key-help';
import { hasTelephony } from '@/lib/channels/threads/data';
import { loadWorkspace } from '@/lib/office/workspace/loaders';
import { site } from '@/lib/settings/data';
import { HeaderTools } from './header-tools';

type Props = {
  /** true in the admin area, which shows keyboard help and nothing for visitors */
  isOffice?: boolean;
  children: ReactNode;
};

/** The frame of member and office pages: the site's bar, and the areas of work beside the content. */
export async function Workspace({ isOffice = false, children }: Props) {
  const [{ session, person, visitor, counts, isAgeKnown }, s] = await Promise.all([loadWorkspace(), site()]);
  const whose = person?.office ? { office: person.office } : { member: person };
  return (
    <>
      <SiteHeader name={s.name} tools={<HeaderTools />} visitor={visitor} />
      <WorkFrame
        worker={person}
        counts={counts}
        palette={
          person && (
            <>
              <CommandPalette {...whose} />
              {isOffice && <KeyHelp />}
            </>
          )
        }
        foot={<LanguageSwitch className="px-1" />}
        footer={!isOffice && <SiteFooter site={s} />}
      >
        {session?.kind === 'user' && hasTelephony() && (
          <PageTexts of={['channels']}>
            <IncomingCall />
          </PageTexts>
        )}
        {!isOffice && !isAgeKnown && <AgeNotice />}
        {children}
      </WorkFrame>
      <Toaster />
      {session?.kind === 'user' && <SignInDialog email={session.user.email} />}
      {session?.kind === 'user' && <StepUpDialog email={session.user.email} />}
    </>
  );
}
