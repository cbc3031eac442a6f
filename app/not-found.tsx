import { Heading } from '@/components/ui/display/heading';

/** Each group of pages has its own. Next puts this, or a page of a thousand characters, into the payload of each page, so it is short. */
export default function NotFound() {
  return <Heading level={1}>404</Heading>;
}
