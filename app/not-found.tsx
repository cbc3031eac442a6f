import { Heading } from '@/components/ui/display/heading';

/** Each group of pages has its own. Short, because Next puts it into every page's payload. */
export default function NotFound() {
  return <Heading level={1}>404</Heading>;
}
