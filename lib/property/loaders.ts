import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { getPublicProperty } from './data';
import type { PropertyDto } from './dto';

/** The listing of a public page, shared by the page and its metadata. A true 404 when there is none. */
export const loadPublicProperty = cache(async (id: string): Promise<PropertyDto> => {
  const property = await getPublicProperty(id);
  if (!property) notFound();
  return property;
});
