import type { Metadata } from 'next';
import { ApiCalls, ApiTypes } from '@/components/content/help/api-calls';
import { Heading } from '@/components/ui/display/heading';
import { readApiDocument } from '@/lib/platform/http/api-document';

export const metadata: Metadata = {
  title: 'API reference',
  description: 'Every call of the programming interface, what it takes and what it replies.',
  alternates: { canonical: '/api-reference' },
};

export default async function ApiReferencePage() {
  const document = await readApiDocument();
  return (
    <div className="container-page flex max-w-5xl flex-col gap-8 py-10 sm:py-14">
      <header className="flex flex-col gap-3">
        <Heading level={1}>API reference</Heading>
        <p>{document.info.description}</p>
        <p>
          <a className="link" href="/api/openapi.json">
            The same as OpenAPI 3.1
          </a>
        </p>
      </header>
      <ApiCalls paths={document.paths} />
      <ApiTypes schemas={document.components.schemas} />
    </div>
  );
}
