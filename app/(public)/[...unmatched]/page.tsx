import { notFound } from 'next/navigation';

/** Every address that no route claims. Without it Next would send its own 404 page, which does not have the site's layout. */
export default function UnmatchedPage(): never {
  notFound();
}
