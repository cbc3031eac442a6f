import { FIRST_SCRIPT } from '@/lib/platform/http/first-script';

/** Begins the head of every page, before Next's own tags. */
export function FirstScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  const script = <script dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />;
  // biome-ignore lint/style/noHeadElement: next/head belongs to the pages router
  return <head>{script}</head>;
}
