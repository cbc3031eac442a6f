import 'server-only';
import { SaxesParser } from 'saxes';
import { messageWith } from '@/lib/platform/language/message';
import { refuseFile } from './refuse';

export type XmlHandlers = {
  open: (name: string, attributes: Record<string, string>) => void;
  text: (text: string) => void;
  close: (name: string) => void;
};

/** Maximum depth, far beyond what any program writes. */
const MAX_DEPTH = 100;
const MAX_ATTRIBUTES = 500;

/** The name without a prefix, because programs choose prefixes freely. */
const local = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Parses an XML text that arrives in pieces with `handlers`, and yields after each piece so that the results can be passed on. saxes supports no external
 * entities and expands no entities that a file defines. Refuses document types.
 */
export async function* xmlEvents(
  pieces: AsyncIterable<string>,
  handlers: XmlHandlers,
): AsyncGenerator<void, void, undefined> {
  const parser = new SaxesParser();
  let isStopped = false;
  parser.on('doctype', () => {
    isStopped = true;
  });
  parser.on('error', () => {
    isStopped = true;
  });
  let depth = 0;
  let given = 0;
  parser.on('attribute', () => {
    given += 1;
    if (given > MAX_ATTRIBUTES)
      refuseFile(
        messageWith(
          'An element of the workbook has more than {most} attributes. Open it, save it again and choose that file',
          { most: MAX_ATTRIBUTES },
        ),
      );
  });
  parser.on('opentag', ({ name, attributes }) => {
    given = 0;
    depth += 1;
    if (depth > MAX_DEPTH)
      refuseFile(
        messageWith(
          'The workbook is nested more than {most} levels deep. Open it, save it again and choose that file',
          { most: MAX_DEPTH },
        ),
      );
    handlers.open(local(name), attributes);
  });
  parser.on('text', handlers.text);
  parser.on('cdata', handlers.text);
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    handlers.close(local(name));
  });
  for await (const piece of pieces) {
    parser.write(piece);
    if (isStopped) refuseFile('The workbook is damaged. Open it, save it again and choose that file');
    yield;
  }
}

export async function readXml(pieces: AsyncIterable<string>, handlers: XmlHandlers): Promise<void> {
  for await (const _ of xmlEvents(pieces, handlers));
}

/** The attribute with any prefix. */
export function attribute(attributes: Record<string, string>, name: string): string {
  if (attributes[name] !== undefined) return attributes[name];
  const key = Object.keys(attributes).find((one) => local(one) === name);
  return key ? (attributes[key] ?? '') : '';
}
