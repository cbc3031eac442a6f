/** The XML of a reply: the field of a form, plain or in base64, or the body itself. */
export function esignReplyOf(body: string): string {
  if (body.trimStart().startsWith('<')) return body;
  const form = new URLSearchParams(body);
  const field = (form.get('eSignResponse') ?? form.get('msg') ?? '').trim();
  if (field === '' || field.startsWith('<')) return field;
  return new TextDecoder().decode(Uint8Array.from(Buffer.from(field, 'base64')));
}
