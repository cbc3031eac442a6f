import { useTexts } from '#language';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { JsonLd } from '@/components/shell/json-ld';
import { Link } from '@/components/ui/actions/link';
import { Heading } from '@/components/ui/display/heading';
import { POLICY_DATE } from '@/lib/content/policies/constants';
import type { Policy, PolicySection } from '@/lib/content/policies/dto';
import { formatDate } from '@/lib/platform/text/format';
import type { Site } from '@/lib/settings/dto';
import { breadcrumbList } from '@/lib/settings/format';

/** A table whose rows become blocks on a phone, in which every value names its column. */
function Table({ head, rows }: NonNullable<PolicySection['table']>) {
  return (
    <table className="block w-full text-left text-note md:table">
      <thead className="hidden md:table-header-group">
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col" className="border-line border-b py-2 pr-6 font-bold">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map((row) => (
          <tr key={row.join()} className="block border-line border-b py-3 md:table-row">
            {row.map((cell, i) => (
              <td
                key={head[i]}
                className={`block py-0.5 align-top md:table-cell md:py-2.5 md:pr-6 ${i === 0 ? 'font-bold' : ''}`}
              >
                {i > 0 && <span className="text-ink-soft md:hidden">{head[i]}: </span>}
                <span className="break-words">{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Part({ section }: { section: PolicySection }) {
  const { id, title, text, list, table, links } = section;
  return (
    <section id={id} className="flex scroll-mt-24 flex-col gap-3">
      <Heading level={2}>{title}</Heading>
      {text.map((paragraph) => (
        <p key={paragraph} className="measure">
          {paragraph}
        </p>
      ))}
      {list && (
        <ul className="measure flex list-disc flex-col gap-1.5 pl-5 marker:text-ink-soft">
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {table && <Table {...table} />}
      {links && (
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          {links.map(({ href, label }) => (
            <Link key={href} className="link" href={href}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </section>
  );
}

export function PolicyView({ policy, site }: { policy: Policy; site: Site }) {
  const { title, path, lead, sections } = policy;
  const { t, href } = useTexts('content/policies');
  const crumbs = [
    { name: t('Home'), path: href('/') },
    { name: title, path: href(path) },
  ];
  return (
    <div className="container-page flex flex-col gap-10 py-8 sm:py-12">
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <Heading level={1} size="display" className="mt-6">
          {title}
        </Heading>
        <p className="measure mt-4 text-ink-soft text-lg">{lead}</p>
        <p className="mt-2 text-ink-soft text-sm">
          {t('In force since {date}', { date: formatDate(POLICY_DATE, t.language) })}
        </p>
        {t.language !== 'en' && (
          <p className="mt-2">
            {t.rich('This is a translation; the <a>English text</a> is the one that counts.', {
              a: (text) => (
                <a className="link" href={path} hrefLang="en">
                  {text}
                </a>
              ),
            })}
          </p>
        )}
      </div>
      <nav aria-label={t('On this page')}>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {sections.map((section) => (
            <li key={section.id}>
              <a className="link inline-block py-1" href={`#${section.id}`}>
                {section.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((section) => (
        <Part key={section.id} section={section} />
      ))}
      <JsonLd documents={[breadcrumbList(site, crumbs, t.language)]} />
    </div>
  );
}
