import { EnquiryThread } from '@/components/channels/office/enquiry-thread';
import { EnquiryAnswer, EnquiryLogForm } from '@/components/enquiries/inbox/enquiry-answer';
import { EnquiryChange, EnquiryHistory } from '@/components/enquiries/inbox/enquiry-editor';
import { EnquiryFacts } from '@/components/enquiries/inbox/enquiry-facts';
import { EnquiryKeys, NextEnquiry } from '@/components/enquiries/inbox/enquiry-keys';
import { TemplateEditor } from '@/components/enquiries/leads/template-editor';
import { AboutRecord } from '@/components/office/about-record';
import { PageFrame } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { HeldItem } from '@/components/teams/claim-panel';
import { ButtonLink } from '@/components/ui/actions/button';
import { loadEnquiryThread } from '@/lib/channels/threads/loaders';
import { loadEnquiry } from '@/lib/enquiries/loaders';
import { loadAbout } from '@/lib/office/audit-log/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';
import { formatDateTime } from '@/lib/platform/text/format';

export const generateMetadata = titleOf('enquiries/inbox', 'Enquiry');

const TEXTS = ['enquiries/inbox', 'teams/claims', 'office/tasks', 'replies'] as const;

export default async function EnquiryPage({ params, searchParams }: PageProps<'/admin/enquiries/[id]'>) {
  const { t, language } = await texts('enquiries/inbox');
  const { id } = await params;
  const loaded = await loadEnquiry(id, await searchParams);
  const { enquiry, claim, me, staff, templates, fields, canWork, mayAdd, back, next } = loaded;
  const [about, channel] = await Promise.all([loadAbout('enquiry', id), loadEnquiryThread(id)]);
  return (
    <PageTexts of={TEXTS}>
      <PageFrame
        title={t('Enquiry from {name}', { name: enquiry.name })}
        subtitle={formatDateTime(enquiry.createdAt, language)}
        actions={
          <>
            {canWork && <EnquiryKeys {...{ id, me, next }} assignee={enquiry.assignee} />}
            <ButtonLink size="sm" variant="quiet" href={back}>
              {t('All enquiries')}
            </ButtonLink>
            {canWork && <NextEnquiry {...{ id, next }} />}
          </>
        }
      >
        {canWork && <HeldItem type="enquiry" id={id} claim={claim} />}
        <blockquote className="measure whitespace-pre-line border-line-strong border-l-2 pl-4">
          {enquiry.message}
        </blockquote>
        <div className="grid gap-8 lg:grid-cols-2">
          <div className="flex flex-col gap-8">
            <EnquiryFacts enquiry={enquiry} mayAdd={mayAdd} />
            {canWork && <EnquiryChange key={enquiry._id} enquiry={enquiry} staff={staff} />}
          </div>
          <div className="flex flex-col gap-8">
            {canWork && <EnquiryAnswer key={enquiry._id} {...{ enquiry, templates, fields }} />}
            {canWork && <EnquiryLogForm key={`log ${enquiry._id}`} enquiry={enquiry} />}
            {canWork && channel && <EnquiryThread {...channel} />}
            <EnquiryHistory enquiry={enquiry} />
            {canWork && <TemplateEditor templates={templates} />}
          </div>
        </div>
        <AboutRecord {...about} />
      </PageFrame>
    </PageTexts>
  );
}
