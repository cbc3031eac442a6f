import { Heading } from '@/components/ui/display/heading';

type Field = { name: string; in: string };
type Body = { content: { 'application/json': { schema: { properties?: object; required?: string[] } } } };
type Reply = { description: string; content?: Record<string, { schema?: Schema }> };
type Schema = { $ref?: string; type?: string; properties?: object; anyOf?: Schema[]; enum?: unknown[] };
type Call = {
  description: string;
  parameters: Field[];
  requestBody?: Body;
  responses: Record<string, Reply>;
};

export function ApiCalls({ paths }: { paths: Record<string, object> }) {
  return Object.entries(paths).map(([path, calls]) => (
    <section key={path} className="flex flex-col gap-4 border-line border-t pt-5">
      <Heading level={2} size="card" className="break-all">
        {path}
      </Heading>
      {Object.entries(calls as Record<string, Call>).map(([method, call]) => (
        <ApiCall key={method} method={method} call={call} />
      ))}
    </section>
  ));
}

/** A schema in a few words: its type's name, or its fields. */
function summaryOf({ $ref, properties, anyOf }: Schema): string {
  if ($ref) return $ref.split('/').at(-1) ?? '';
  if (anyOf) return [...new Set(anyOf.map(summaryOf))].filter(Boolean).join(' or ');
  const names = Object.keys(properties ?? {});
  return names.length > 0 ? `{ ${names.join(', ')} }` : '';
}

const contentOf = ({ content = {} }: Reply) =>
  Object.entries(content).map(([type, { schema }]) => (schema && summaryOf(schema)) || type);

function ApiCall({ method, call }: { method: string; call: Call }) {
  const body = call.requestBody?.content['application/json'].schema;
  const required = new Set(body?.required);
  const fields = [
    ...call.parameters.map(({ name, in: where }) => `${name} (${where})`),
    ...Object.keys(body?.properties ?? {}).map((name) => (required.has(name) ? `${name} (required)` : name)),
  ];
  return (
    <div className="flex flex-col gap-1">
      <Heading level={3} size="inherit">
        <span className="font-bold">{method.toUpperCase()}</span> · {call.description}
      </Heading>
      {fields.length > 0 && <p className="break-words text-ink-soft">Takes {fields.join(', ')}</p>}
      {Object.entries(call.responses)
        .filter(([status]) => Number(status) < 400)
        .map(([status, reply]) => (
          <p key={status} className="break-words text-ink-soft">
            {status}: {contentOf(reply).join(' or ') || reply.description}
          </p>
        ))}
      <p className="text-ink-soft">
        Fails with{' '}
        {Object.keys(call.responses)
          .filter((status) => Number(status) >= 400)
          .join(', ')}
      </p>
    </div>
  );
}

export function ApiTypes({ schemas }: { schemas: Record<string, object> }) {
  return (
    <section className="flex flex-col gap-4 border-line border-t pt-5">
      <Heading level={2} size="card">
        Types
      </Heading>
      {Object.entries(schemas).map(([name, schema]) => (
        <div key={name}>
          <Heading level={3} size="inherit" className="break-words">
            {name}
          </Heading>
          <p className="break-words text-ink-soft">{fieldsOf(schema as Schema)}</p>
        </div>
      ))}
    </section>
  );
}

const fieldsOf = ({ $ref: _, ...schema }: Schema) =>
  schema.enum ? `One of ${schema.enum.join(', ')}` : summaryOf(schema) || String(schema.type ?? '');
