import { ContactFacts, ContactWays } from '@/components/contacts/contact-facts';
import { ContactLinks } from '@/components/contacts/contact-links';
import { fullName } from '@/components/contacts/contact-table';
import { ContactHistory, MergedNotice } from '@/components/office/contact-history/contact-history';
import { ContactThread } from '@/components/office/contact-history/contact-thread';
import { TaskPanel } from '@/components/office/task-panel';
import { PageFrame } from '@/components/shell/page-frame';
import { PageTexts } from '@/components/shell/page-texts';
import { Link } from '@/components/ui/actions/link';
import { Notice } from '@/components/ui/feedback/notice';
import { loadContactDetail } from '@/lib/office/contact-history/loaders';
import { loadTasksAbout } from '@/lib/office/tasks/loaders';
import { texts, titleOf } from '@/lib/platform/language/on-server';

export const generateMetadata = titleOf('contacts', 'Contact');

const TEXTS = ['contacts', 'office/tasks', 'replies'] as const;

export default async function ContactPage({ params, searchParams }: PageProps<'/admin/contacts/[id]'>) {
  const { t } = await texts('contacts');
  const { id } = await params;
  const {
    contact,
    owner,
    history: { merges, entries, origin },
    thread,
    pairs,
    merged,
    mayChange,
  } = await loadContactDetail(id, await searchParams);
  const tasks = await loadTasksAbout('contact', id);
  return (
    <PageTexts of={TEXTS}>
      <PageFrame
        title={fullName(contact)}
        subtitle={[contact.jobTitle, contact.organization].filter(Boolean).join(', ')}
        actions={<ContactLinks id={id} mayChange={mayChange} />}
      >
        {merged && mayChange && <MergedNotice merge={merged.last} next={merged.next} />}
        {mayChange && pairs > 0 && (
          <Notice variant="warning">
            {t.rich(
              'This may be the same person as {count, plural, one {another contact} other {# other contacts}}. <a>Possible duplicates</a>',
              {
                count: pairs,
                a: (text) => (
                  <Link className="link" href="/admin/contacts/duplicates">
                    {text}
                  </Link>
                ),
              },
            )}
          </Notice>
        )}
        <ContactWays contact={contact} />
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
          <div className="lg:col-start-2">
            <ContactFacts contact={contact} owner={owner} />
          </div>
          <div className="lg:row-span-2 lg:row-start-1">
            <ContactThread contact={id} thread={thread} today={tasks.today} canChange={mayChange} />
          </div>
          <div className="flex flex-col gap-8 lg:col-start-2">
            <TaskPanel {...tasks} />
            <ContactHistory canChange={mayChange} {...{ merges, entries, origin }} />
          </div>
        </div>
      </PageFrame>
    </PageTexts>
  );
}
