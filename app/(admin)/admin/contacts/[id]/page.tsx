import type { Metadata } from 'next';
import { ContactFacts } from '@/components/contacts/contact-facts';
import { ContactLinks } from '@/components/contacts/contact-links';
import { ContactNotes } from '@/components/contacts/contact-notes';
import { fullName } from '@/components/contacts/contact-table';
import { ContactActivity } from '@/components/office/contact-history/contact-activity';
import { ContactHistory } from '@/components/office/contact-history/contact-history';
import { MergedNotice } from '@/components/office/contact-history/merged-notice';
import { TaskPanel } from '@/components/office/task-panel';
import { PageFrame } from '@/components/shell/page-frame';
import { Notice } from '@/components/ui/feedback/notice';
import { loadContactDetail } from '@/lib/office/contact-history/loaders';
import { loadTasksAbout } from '@/lib/office/tasks/loaders';

export const metadata: Metadata = { title: 'Contact' };

export default async function ContactPage({ params, searchParams }: PageProps<'/admin/contacts/[id]'>) {
  const { id } = await params;
  const {
    contact,
    owner,
    history: { notes, ...history },
    activity,
    pairs,
    merged,
    mayChange,
  } = await loadContactDetail(id, await searchParams);
  const tasks = await loadTasksAbout('contact', id);
  return (
    <PageFrame
      title={fullName(contact)}
      subtitle={[contact.jobTitle, contact.organization].filter(Boolean).join(', ')}
      actions={<ContactLinks id={id} mayChange={mayChange} />}
    >
      {merged && mayChange && <MergedNotice merge={merged.last} next={merged.next} />}
      {mayChange && pairs > 0 && (
        <Notice variant="warning">
          This may be the same person as {pairs === 1 ? 'another contact' : `${pairs} other contacts`}.{' '}
          <a className="link" href="/admin/contacts/duplicates">
            Possible duplicates
          </a>
        </Notice>
      )}
      <ContactFacts contact={contact} owner={owner} />
      <ContactNotes contact={id} notes={notes} today={tasks.today} canChange={mayChange} />
      <ContactActivity activity={activity} />
      <ContactHistory canChange={mayChange} {...history} />
      <TaskPanel {...tasks} />
    </PageFrame>
  );
}
