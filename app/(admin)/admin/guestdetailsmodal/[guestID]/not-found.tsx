import { ButtonLink } from '@/components/ui/button';

export default function GuestNotFound() {
  return (
    <div className="container-page flex flex-col items-start gap-4 py-8">
      <h1 className="text-3xl">Guest not found</h1>
      <p>The id may be mistyped, or the guest asked for erasure.</p>
      <ButtonLink href="/admin/useguesttracker">All guests</ButtonLink>
    </div>
  );
}
