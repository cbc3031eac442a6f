import { Check } from 'lucide-react';
import { useTexts } from '#language';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { JsonLd } from '@/components/shell/json-ld';
import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';
import { Section } from '@/components/ui/display/section';
import { faqPage, service } from '@/lib/content/format';
import { getServiceLine } from '@/lib/content/service-lines/constants';
import type { ServiceLine } from '@/lib/content/service-lines/dto';
import { formatPhone, phoneHref } from '@/lib/platform/text/phone';
import type { Site } from '@/lib/settings/dto';
import { breadcrumbList, type Crumb } from '@/lib/settings/format';
import { Faq } from './faq';
import { ServiceCard } from './service-card';
import { ServiceIcon } from './service-icon';

type Props = { line: ServiceLine; site: Site };

function Opening({ line, site, crumbs }: Props & { crumbs: readonly Crumb[] }) {
  const { t } = useTexts('content/services');
  const { name } = line;
  const call = phoneHref(site.phone);
  return (
    <header className="border-line border-b bg-sunken">
      <div className="container-page grid gap-10 py-8 sm:py-12 lg:grid-cols-[1fr_20rem] lg:gap-16">
        <div>
          <Breadcrumbs crumbs={crumbs} />
          <p className="mt-8 mb-4 flex items-center gap-3 text-accent">
            <ServiceIcon slug={line.slug} className="size-8" />
            <span>
              {line.name}: {line.kind.toLowerCase()}
            </span>
          </p>
          <Heading level={1} size="display" className="max-w-3xl">
            {line.headline}
          </Heading>
          {line.intro.map((paragraph) => (
            <p key={paragraph} className="measure mt-5 text-lg">
              {paragraph}
            </p>
          ))}
        </div>
        <aside
          aria-label={t('Ask {name}', { name })}
          className="flex flex-col gap-3 self-end rounded-md border border-line bg-surface p-6"
        >
          <p className="font-bold text-xl">{t('Ask {name}', { name })}</p>
          <p className="text-ink-soft">
            {t('Tell us what you want to do. The first conversation costs nothing.')}
          </p>
          <ButtonLink variant="primary" href={`/contactform?service=${line.slug}`}>
            {t('Enquire about {name}', { name })}
          </ButtonLink>
          {call && (
            <ButtonLink href={call}>{t('Call {phone}', { phone: formatPhone(site.phone) })}</ButtonLink>
          )}
        </aside>
      </div>
    </header>
  );
}

function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check className="mt-1 size-5 shrink-0 text-verified" aria-hidden="true" />
          {item}
        </li>
      ))}
    </ul>
  );
}

export function ServiceView({ line, site }: Props) {
  const texts = useTexts('content/services');
  const { t, href } = texts;
  const crumbs = [
    { name: t('Home'), path: href('/') },
    { name: t('Services'), path: href('/services') },
    { name: line.name, path: href(`/services/${line.slug}`) },
  ];
  return (
    <>
      <Opening line={line} site={site} crumbs={crumbs} />
      <Section title={t('What we do')}>
        <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {Object.entries(line.does).map(([title, text]) => (
            <div key={title} className="border-line border-t pt-4">
              <dt className="font-bold text-xl">{title}</dt>
              <dd className="mt-1.5 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t('How it works')}>
        <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {Object.entries(line.steps).map(([title, text], i) => (
            <li key={title} className="border-line border-t pt-4">
              <span className="mb-2 block text-accent text-lg tabular">{i + 1}</span>
              <Heading level={3} size="panel">
                {title}
              </Heading>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <div className="container-page grid gap-12 py-12 sm:py-16 lg:grid-cols-2">
        <section>
          <Heading level={2} size="chapter" className="mb-6">
            {t('For whom')}
          </Heading>
          <CheckList items={line.forWhom} />
        </section>
        <section>
          <Heading level={2} size="chapter" className="mb-6">
            {t('What to bring')}
          </Heading>
          <CheckList items={line.bring} />
        </section>
      </div>
      <div className="border-line border-y bg-sunken">
        <div className="container-page grid gap-10 py-12 lg:grid-cols-2">
          <section className="measure">
            <Heading level={2} className="mb-3">
              {t('What it costs')}
            </Heading>
            <p>{line.fees}</p>
          </section>
          <section className="measure">
            <Heading level={2} className="mb-3">
              {t('How long it takes')}
            </Heading>
            <p>{line.time}</p>
          </section>
        </div>
      </div>
      <Section
        title={t('Questions people ask')}
        lead={t('General answers as the law stands; your papers may differ, so ask before you sign.')}
      >
        <Faq questions={line.questions} />
      </Section>
      <Section title={t('Often needed together')}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {line.related.map((slug) => (
            <ServiceCard key={slug} line={getServiceLine(slug)} />
          ))}
        </div>
      </Section>
      <JsonLd
        documents={[
          service(site, line, texts),
          faqPage(line.questions, t.language),
          breadcrumbList(site, crumbs, t.language),
        ]}
      />
    </>
  );
}
