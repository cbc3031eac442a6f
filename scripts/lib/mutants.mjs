import ts from 'typescript-api';

const { SyntaxKind } = ts;

const OPERATORS = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '+=': ['-='],
  '-=': ['+='],
};

const METHODS = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
};

/** True for types, which have no meaning at run time. */
const isType = (node) =>
  ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

const isTable = (node) =>
  ts.isArrayLiteralExpression(node) && node.elements.length > 1 && node.elements.every(ts.isStringLiteral);

function* changesOf(node, textOf) {
  if (ts.isBinaryExpression(node)) {
    const { left, right, operatorToken } = node;
    const operator = operatorToken.getText();
    // adds brackets, because "a ?? b && c" does not parse and would be noticed at once
    for (const other of OPERATORS[operator] ?? []) {
      const [first, second] = [textOf(left), textOf(right)];
      const isAssignment = operator === '+=' || operator === '-=';
      const text = isAssignment ? `${first} ${other} ${second}` : `((${first}) ${other} (${second}))`;
      yield [node, text, `${operator} becomes ${other}`];
    }
  }
  if (node.kind === SyntaxKind.TrueKeyword) yield [node, 'false'];
  if (node.kind === SyntaxKind.FalseKeyword) yield [node, 'true'];
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
    yield [node, `(${textOf(node.operand)})`];
  if (
    ts.isNumericLiteral(node) &&
    !ts.isPropertyAssignment(node.parent) &&
    !ts.isBindingElement(node.parent)
  ) {
    // 60,001 milliseconds would mean the same as 60,000
    const isSmall = Number(node.getText().replaceAll('_', '')) < 10;
    yield [node, `(${node.getText()} ${isSmall ? '+ 1' : '* 2'})`];
  }
  if (ts.isIfStatement(node)) {
    yield [node.expression, 'true'];
    yield [node.expression, 'false'];
  }
  if (ts.isConditionalExpression(node)) {
    yield [node.condition, 'true'];
    yield [node.condition, 'false'];
  }
  if (ts.isPropertyAccessExpression(node) && METHODS[node.name.text])
    yield [node.name, METHODS[node.name.text]];
  // log messages are for people
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression) && !/^log\./.test(textOf(node)))
    yield [node, ';'];
  if (ts.isThrowStatement(node)) yield [node, ';'];
  if (isTable(node))
    for (const element of node.elements) {
      const rest = node.elements.filter((other) => other !== element);
      yield [node, `[${rest.map(textOf).join(', ')}]`, `without ${element.getText()}`];
    }
}

/** All small changes to a source that should change its meaning: `{ start, end, text, line, was, label }`, in order. */
export function mutantsOf(source) {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.ESNext, true);
  const textOf = (node) => node.getText(file);
  const found = [];
  const visit = (node) => {
    if (isType(node) || ts.isImportDeclaration(node)) return;
    for (const [place, text, label = text] of changesOf(node, textOf)) {
      const start = place.getStart(file);
      const line = file.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ start, end: place.getEnd(), text, line, was: textOf(place).split('\n')[0], label });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

export const mutated = (source, { start, end, text }) => source.slice(0, start) + text + source.slice(end);

/** Numbers between 0 and 1 that repeat for equal seeds (mulberry32). */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks `count` items of a list, the same ones for the same seed. */
export function sampleOf(list, count, seed) {
  const random = randomOf(seed);
  return list
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ item }) => item);
}
