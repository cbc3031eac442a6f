import { notFound } from 'next/navigation';

/** Catches every address that no route claims. Without it, Next would send its own 404 page, which lacks the site's layout. */
export default function UnmatchedPage(): never {
  notFound();
}
