import { ButtonLink } from '@/components/ui/button';
import { formatPhone, phoneHref } from '@/lib/phone';
import type { Site } from '@/lib/settings/dto';

export function CallToAction({ site: { phone, city } }: { site: Site }) {
  return (
    <section aria-labelledby="next-step" className="mt-8 border-line border-y bg-sunken">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-12 sm:py-16">
        <div className="measure">
          <h2 id="next-step" className="text-3xl">
            Tell us what you need. A person in {city} answers.
          </h2>
          <p className="mt-2 text-ink-soft">
            Buying, selling or letting: write four lines, or call{' '}
            <a href={phoneHref(phone)} className="link tabular">
              {formatPhone(phone)}
            </a>
            .
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/contactform" variant="primary">
            Send an enquiry
          </ButtonLink>
          <ButtonLink href="/properties/new">List your property</ButtonLink>
        </div>
      </div>
    </section>
  );
}
