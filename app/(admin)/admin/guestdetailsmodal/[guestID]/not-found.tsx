import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/display/heading';

export default function GuestNotFound() {
  return (
    <div className="container-page flex flex-col items-start gap-4 py-8">
      <Heading level={1}>Guest not found</Heading>
      <p>The id may be mistyped, or the guest asked for erasure.</p>
      <ButtonLink href="/admin/useguesttracker">All guests</ButtonLink>
    </div>
  );
}
