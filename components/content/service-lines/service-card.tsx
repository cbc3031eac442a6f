import { useTexts } from '#language';
import { Link } from '@/components/ui/actions/link';
import type { ServiceLine } from '@/lib/content/service-lines/dto';
import { ServiceIcon } from './service-icon';

type Props = {
  line: Pick<ServiceLine, 'slug' | 'name' | 'kind' | 'summary'>;
  headingLevel?: 'h2' | 'h3';
};

/** A summary of one service line, which is a single link. */
export function ServiceCard({ line, headingLevel: Heading = 'h3' }: Props) {
  const { label } = useTexts();
  return (
    <article className="group relative flex h-full flex-col gap-3 rounded-md border border-line bg-surface p-6 max-sm:gap-1.5 max-sm:p-4 hover:border-line-strong">
      <ServiceIcon slug={line.slug} className="size-9 text-accent" />
      <Heading className="text-xl">
        <Link
          href={`/services/${line.slug}`}
          className="no-underline after:absolute after:inset-0 group-hover:underline"
        >
          {label(line.kind)}
        </Link>
      </Heading>
      <p className="text-ink-soft">{label(line.summary)}</p>
      <p className="mt-auto pt-2 text-note text-ink-soft">{label(line.name)}</p>
    </article>
  );
}
