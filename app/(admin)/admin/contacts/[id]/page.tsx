import type { Metadata } from 'next';
import { ContactActivity } from '@/components/admin/contact-activity';
import { ContactFacts } from '@/components/admin/contact-facts';
import { ContactHistory } from '@/components/admin/contact-history';
import { ContactLinks } from '@/components/admin/contact-links';
import { ContactNotes } from '@/components/admin/contact-notes';
import { fullName } from '@/components/admin/contact-table';
import { MergedNotice } from '@/components/admin/merged-notice';
import { PageFrame } from '@/components/admin/page-frame';
import { TaskPanel } from '@/components/admin/task-panel';
import { Notice } from '@/components/ui/notice';
import { loadContactDetail } from '@/lib/contact-history/loaders';
import { loadTasksAbout } from '@/lib/task/loaders';

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
        <Notice variant="care">
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
