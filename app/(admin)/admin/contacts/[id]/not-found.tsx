import { ButtonLink } from '@/components/ui/button';

export default function ContactNotFound() {
  return (
    <div className="container-page flex flex-col items-start gap-4 py-8">
      <h1 className="text-3xl">Contact not found</h1>
      <ButtonLink href="/admin/contactlist">Contact list</ButtonLink>
    </div>
  );
}
