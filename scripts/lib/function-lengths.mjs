import { parseSync } from '@swc/core';

const MAX_LINES = 100;
const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
]);

/** The name of the function that a node defines. */
const nameOf = (node) =>
  ({
    FunctionDeclaration: node.identifier?.value,
    ClassMethod: node.key?.value,
    VariableDeclarator: node.id?.value,
    KeyValueProperty: node.key?.value,
  })[node.type];

function* functionsIn(node, name) {
  if (Array.isArray(node)) for (const item of node) yield* functionsIn(item, name);
  else if (node && typeof node === 'object') {
    const own = nameOf(node) ?? name;
    if (FUNCTIONS.has(node.type)) yield { name: own, ...(node.span ?? node.function.span) };
    for (const [key, value] of Object.entries(node)) if (key !== 'span') yield* functionsIn(value, own);
  }
}

/** Functions of more than a hundred lines, from the first of their text to the last. */
export function functionProblems(path, text) {
  if (text.split('\n').length <= MAX_LINES || /\.(test|spec)\.tsx?$/.test(path)) return [];
  const syntax = path.endsWith('.mjs')
    ? { syntax: 'ecmascript' }
    : { syntax: 'typescript', tsx: path.endsWith('.tsx') };
  // swc's offsets start at the first statement and continue from file to file
  const source = `;${text.replace(/^#!.*/, '')}`;
  const { body, span } = parseSync(source, { ...syntax, target: 'esnext' });
  const bytes = Buffer.from(source);
  return [...functionsIn(body)].flatMap(({ name, start, end }) => {
    const lines = bytes
      .subarray(start - span.start, end - span.start)
      .toString()
      .split('\n').length;
    return lines > MAX_LINES
      ? [`${path}: ${name ?? 'a function'} has ${lines} lines, at most ${MAX_LINES} are read at once`]
      : [];
  });
}
