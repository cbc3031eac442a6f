type Field = { name: string; in: string };
type Body = { content: { 'application/json': { schema: { properties?: object; required?: string[] } } } };
type Call = {
  description: string;
  parameters: Field[];
  requestBody?: Body;
  responses: Record<string, { description: string }>;
};

/** Calls by their address: who may, what goes in, which statuses come back. */
export function ApiCalls({ paths }: { paths: Record<string, object> }) {
  return Object.entries(paths).map(([path, calls]) => (
    <section key={path} className="flex flex-col gap-4 border-line border-t pt-5">
      <h2 className="break-all font-bold text-lg">{path}</h2>
      {Object.entries(calls as Record<string, Call>).map(([method, call]) => (
        <ApiCall key={method} method={method} call={call} />
      ))}
    </section>
  ));
}

function ApiCall({ method, call }: { method: string; call: Call }) {
  const body = call.requestBody?.content['application/json'].schema;
  const required = new Set(body?.required);
  const fields = [
    ...call.parameters.map(({ name, in: where }) => `${name} (${where})`),
    ...Object.keys(body?.properties ?? {}).map((name) => (required.has(name) ? `${name} (required)` : name)),
  ];
  return (
    <div className="flex flex-col gap-1">
      <h3>
        <span className="font-bold">{method.toUpperCase()}</span> · {call.description}
      </h3>
      {fields.length > 0 && <p className="break-words text-ink-soft">Takes {fields.join(', ')}</p>}
      <p className="text-ink-soft">Replies {Object.keys(call.responses).join(', ')}</p>
    </div>
  );
}
