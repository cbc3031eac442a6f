import { ButtonLink } from '@/components/ui/button';

export default function PropertyNotFound() {
  return (
    <div className="container-page flex flex-col items-start gap-5 py-24">
      <h1 className="text-4xl">Property not found</h1>
      <p className="measure text-ink-soft">
        It may have been sold, let or taken down. The lists show what is there today.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/buy" look="primary">
          See what is for sale
        </ButtonLink>
        <ButtonLink href="/rent">See what is to let</ButtonLink>
      </div>
    </div>
  );
}
