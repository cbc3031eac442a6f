'use client';

import { Pencil } from 'lucide-react';
import { useVisitor } from '@/components/shell/header/use-visitor';
import { ButtonLink } from '@/components/ui/actions/button';

/** A button for admins. The target page checks the role again. */
export function EditButton({ id }: { id: string }) {
  const visitor = useVisitor();
  if (visitor.kind !== 'user' || visitor.role.toLowerCase() !== 'admin') return null;
  return (
    <ButtonLink href={`/properties/edit/${id}`} size="sm">
      <Pencil className="size-4" aria-hidden="true" />
      Edit
    </ButtonLink>
  );
}
