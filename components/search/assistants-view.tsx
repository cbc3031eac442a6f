import { useTexts } from '#language';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { Heading } from '@/components/ui/display/heading';

/** Explains the server for assistants at `address`, or that it is switched off. */
export function AssistantsView({ address }: { address: string | undefined }) {
  const { t } = useTexts('search/assistants');
  const crumbs = [
    { name: t('Home'), path: '/' },
    { name: t('For assistants'), path: '/assistants' },
  ];
  return (
    <div className="container-page flex flex-col gap-8 py-8 sm:py-12">
      <Breadcrumbs crumbs={crumbs} />
      <Heading level={1} size="display">
        {t('For assistants')}
      </Heading>
      <p className="measure text-ink-soft text-lg">
        {t(
          'Ask the assistant you already use about the homes on this site. It finds and compares homes, works out their total cost, and gives you each one’s address.',
        )}
      </p>
      <section className="measure flex flex-col gap-3">
        <Heading level={2}>{t('Connect')}</Heading>
        <p>
          {address
            ? t('Add this address as a connector (MCP server) in your assistant. You don’t need an account:')
            : t('This site isn’t open to assistants at the moment. They can still read its pages.')}
        </p>
        {address && <code className="self-start break-all rounded-md bg-sunken px-3 py-2">{address}</code>}
      </section>
      <section className="measure flex flex-col gap-4">
        <Heading level={2}>{t('Then ask')}</Heading>
        {[
          t('Find a 3 BHK flat near a metro station in Nagpur under 60 lakh, and tell me its total cost.'),
          t('Compare the two cheapest 2 BHK homes in Dharampeth, and work out the EMI of each.'),
          t('What does it cost to move into a 2 BHK home in Nagpur for a rent of up to 20,000 a month?'),
        ].map((example) => (
          <blockquote key={example} className="border-line border-l-2 pl-4">
            {example}
          </blockquote>
        ))}
      </section>
      <section className="measure flex flex-col gap-3">
        <Heading level={2}>{t('What it sees')}</Heading>
        <p>
          {t(
            'Only what’s on public pages: no contact details of listers, no accounts and no enquiries. The people who list the homes write the descriptions. Check what an assistant says on the home’s own page.',
          )}
        </p>
        <p>
          {t.rich(
            'Programs find the rest in <a>llms.txt</a>. Every list of homes is also a feed (RSS). Add /feed.xml to its path.',
            {
              a: (text) => (
                <a className="link" href="/llms.txt">
                  <code>{text}</code>
                </a>
              ),
            },
          )}
        </p>
      </section>
    </div>
  );
}
