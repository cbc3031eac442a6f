/**
 * Reads the API's replies from the handlers' types with TypeScript: the return value is the schema of the 200, and values given to `Response.json(…, {
 * status })` those of other statuses (docs/decisions/0032-api-document-from-schemas-and-types.md).
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-api';
import { root } from './lib/paths.mjs';

const { ElementFlags, SignatureKind, SymbolFlags, SyntaxKind, TypeFlags } = ts;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Classes without a JSON counterpart. */
const SCALARS = { Date: { type: 'string', format: 'date-time' }, ObjectId: { type: 'string' } };

/** Named types with another form in JSON: the document itself, and bytes. */
const NAMED = { BufferSource: { type: 'string' } };
const ITSELF = 'app/api/openapi.json/';

const has = (type, flag) => (type.flags & flag) !== 0;

/** Builds JSON Schemas of types, each named type once as a component. */
class Schemas {
  components = {};
  #names = new Map();
  #open = new Set();

  constructor(checker) {
    this.checker = checker;
  }

  of(type) {
    if (has(type, TypeFlags.Any | TypeFlags.Unknown)) return {};
    if (has(type, TypeFlags.Void | TypeFlags.Undefined | TypeFlags.Never)) return undefined;
    if (has(type, TypeFlags.Null)) return { type: 'null' };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (has(type, TypeFlags.BooleanLiteral)) return { const: this.checker.typeToString(type) === 'true' };
    if (has(type, TypeFlags.StringLike)) return { type: 'string' };
    if (has(type, TypeFlags.NumberLike)) return { type: 'number' };
    if (has(type, TypeFlags.Boolean)) return { type: 'boolean' };
    return this.#named(type) ?? this.#structure(type);
  }

  /** A reference to the component of a named type. */
  #named(type) {
    const name = this.#nameOf(type);
    if (!name) return undefined;
    const known = this.#names.get(type);
    if (known) return { $ref: `#/components/schemas/${known}` };
    let key = name;
    for (let n = 2; key in this.components; n += 1) key = `${name}${n}`;
    this.#names.set(type, key);
    this.components[key] = {};
    this.components[key] = this.#structure(type) ?? {};
    const same = Object.keys(this.components).find(
      (one) =>
        one !== key &&
        one.replace(/\d+$/, '') === name &&
        JSON.stringify(this.components[one]) === JSON.stringify(this.components[key]),
    );
    if (same) {
      delete this.components[key];
      this.#names.set(type, same);
    }
    return { $ref: `#/components/schemas/${same ?? key}` };
  }

  #nameOf(type) {
    if (this.checker.isArrayType(type) || this.checker.isTupleType(type)) return undefined;
    const alias = type.aliasSymbol;
    if (alias && alias.name in NAMED) return undefined;
    if (alias) return type.aliasTypeArguments?.length ? undefined : alias.name;
    const symbol = type.isUnion() || type.isIntersection() ? undefined : type.getSymbol();
    if (!symbol || symbol.name in SCALARS) return undefined;
    return symbol.flags & SymbolFlags.Interface ? symbol.name : undefined;
  }

  #structure(type) {
    const given = NAMED[type.aliasSymbol?.name ?? ''];
    if (given) return given;
    if (type.isUnion()) return this.#union(type.types);
    if (type.isIntersection()) {
      const scalar = type.types.find((one) => has(one, TypeFlags.Primitive));
      if (scalar) return this.of(scalar);
    }
    const scalar = SCALARS[type.getSymbol()?.name ?? ''];
    if (scalar) return scalar;
    if (this.checker.isTupleType(type)) return this.#tuple(type);
    if (this.checker.isArrayType(type))
      return { type: 'array', items: this.of(this.checker.getTypeArguments(type)[0]) ?? {} };
    return this.#object(type);
  }

  #union(types) {
    const schemas = types.map((one) => this.of(one)).filter(Boolean);
    const literals = schemas.filter((one) => 'const' in one).map((one) => one.const);
    const rest = schemas.filter((one) => !('const' in one));
    if (literals.includes(true) && literals.includes(false)) {
      rest.push({ type: 'boolean' });
      literals.splice(0, literals.length, ...literals.filter((one) => typeof one !== 'boolean'));
    }
    if (literals.length) rest.push(literals.length === 1 ? { const: literals[0] } : { enum: literals });
    const distinct = [...new Map(rest.map((one) => [JSON.stringify(one), one])).values()];
    if (distinct.length > 1) return { anyOf: distinct };
    return distinct[0];
  }

  #tuple(type) {
    const flags = type.target.elementFlags;
    const parts = this.checker.getTypeArguments(type).map((one) => this.of(one) ?? {});
    const rest = flags.findIndex((flag) => flag & ElementFlags.Rest);
    if (rest >= 0) return { type: 'array', prefixItems: parts.slice(0, rest), items: parts[rest] };
    return { type: 'array', prefixItems: parts, items: false, minItems: flags.length };
  }

  #object(type) {
    // an unnamed type that contains itself would never end
    if (this.#open.has(type)) throw new Error(`give ${this.checker.typeToString(type)} a name`);
    this.#open.add(type);
    const properties = {};
    const required = [];
    for (const symbol of this.checker.getPropertiesOfType(type)) {
      // skips keys that are symbols, which JSON omits and whose number depends on the compilation
      if (symbol.name.includes('__@')) continue;
      const given = this.checker.getTypeOfSymbol(symbol);
      if (!given || this.checker.getSignaturesOfType(given, SignatureKind.Call).length) continue;
      const schema = this.of(given);
      if (!schema) continue;
      properties[symbol.name] = schema;
      const parts = given.isUnion() ? given.types : [given];
      const mayLack =
        symbol.flags & SymbolFlags.Optional || parts.some((one) => has(one, TypeFlags.Undefined));
      if (!mayLack) required.push(symbol.name);
    }
    this.#open.delete(type);
    const [index] = this.checker.getIndexInfosOfType(type);
    return {
      type: 'object',
      ...(Object.keys(properties).length && { properties }),
      ...(required.length && { required }),
      additionalProperties: index ? (this.of(index.type) ?? {}) : false,
    };
  }
}

/** The returned expressions of a function: each `return` in its body, or its expression body. */
function returned(body) {
  if (body.kind !== SyntaxKind.Block) return [body];
  const found = [];
  const visit = (node) => {
    if ([SyntaxKind.ArrowFunction, SyntaxKind.FunctionExpression].includes(node.kind)) return;
    if (node.kind === SyntaxKind.ReturnStatement) found.push(node.expression);
    else ts.forEachChild(node, visit);
  };
  visit(body);
  // an empty return means an empty object as reply
  return found.length ? found : [undefined];
}

/** The possible values of an expression: the branches of a condition, without brackets and `await`. */
function branches(node) {
  if (!node) return [undefined];
  if (node.kind === SyntaxKind.ParenthesizedExpression || node.kind === SyntaxKind.AwaitExpression)
    return branches(node.expression);
  if (node.kind === SyntaxKind.ConditionalExpression)
    return [...branches(node.whenTrue), ...branches(node.whenFalse)];
  return [node];
}

const statusesIn = (text = '') => [...text.matchAll(/\b[2345]\d\d\b/g)].map(([status]) => Number(status));

function unwrapped(checker, type) {
  if (type.getSymbol()?.name !== 'Promise') return type;
  return unwrapped(checker, checker.getTypeArguments(type)[0]);
}

function repliesOf(checker, schemas, file, handler) {
  const replies = {};
  const add = (status, schema) => {
    replies[status] ??= [];
    if (!replies[status].some((one) => JSON.stringify(one) === JSON.stringify(schema)))
      replies[status].push(schema);
  };
  const EMPTY = { type: 'object', additionalProperties: false };
  const typed = (type) => {
    const parts = (type.isUnion() ? type.types : [type]).map((one) => unwrapped(checker, one));
    const isFile = (one) => one.getSymbol()?.name === 'Response';
    if (parts.some(isFile)) add(200, null);
    if (parts.some((one) => has(one, TypeFlags.Void | TypeFlags.Undefined))) add(200, EMPTY);
    if (parts.length > 1 && !parts.some(isFile)) return void add(200, schemas.of(type));
    for (const one of parts.filter((part) => !isFile(part))) {
      const schema = schemas.of(one);
      if (schema) add(200, schema);
    }
  };
  if (file.fileName.includes(ITSELF)) return { 200: [{ type: 'object' }] };
  if (!handler.body) {
    const [signature] = checker.getSignaturesOfType(checker.getTypeAtLocation(handler), SignatureKind.Call);
    typed(unwrapped(checker, checker.getReturnTypeOfSignature(signature)));
    return replies;
  }
  for (const node of returned(handler.body).flatMap(branches)) {
    if (!node) add(200, EMPTY);
    else if (node.kind === SyntaxKind.CallExpression && textOf(file, node.expression) === 'Response.json') {
      const [data, init] = node.arguments;
      const statuses = statusesIn(init && /status: ([^,}]*)/.exec(textOf(file, init))?.[1]);
      for (const status of statuses.length ? statuses : [200])
        add(status, schemas.of(unwrapped(checker, checker.getTypeAtLocation(data))));
    } else if (node.kind === SyntaxKind.NewExpression && textOf(file, node.expression) === 'Response') {
      const statuses = statusesIn(/status: (\d+)/.exec(textOf(file, node))?.[1]);
      add(statuses[0] ?? 200, null);
    } else typed(unwrapped(checker, checker.getTypeAtLocation(node)));
  }
  return replies;
}

const textOf = (file, node) => file.text.slice(node.pos, node.end).trim();

/** The handlers that a file exports, either functions passed to `route()` or exported functions. */
function handlersOf(file) {
  const found = {};
  const constants = {};
  for (const statement of file.statements) {
    const isExported = statement.modifiers?.some((one) => one.kind === SyntaxKind.ExportKeyword);
    if (statement.kind === SyntaxKind.FunctionDeclaration && isExported)
      found[statement.name.text] = statement;
    for (const { name, initializer } of statement.declarationList?.declarations ?? []) {
      const value =
        initializer?.kind === SyntaxKind.CallExpression ? initializer.arguments.at(-1) : initializer;
      constants[name.text] = value;
      if (isExported) found[name.text] = constants[value?.text] ?? value;
    }
  }
  return Object.entries(found).filter(([name]) => METHODS.includes(name));
}

/** Returns `{ operations: { 'GET /api/property/{id}': { 200: schema } }, schemas }`, with `null` for replies that are not JSON. */
export function readReplyTypes() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  // sorts members of a union by their text, as in TypeScript 7, instead of by occurrence
  const program = ts.createProgram(fileNames, { ...options, noEmit: true, stableTypeOrdering: true });
  const checker = program.getTypeChecker();
  const schemas = new Schemas(checker);
  const operations = {};
  const routes = readdirSync(join(root, 'app/api'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('route.ts') && !path.includes('[...rest]'))
    .sort();
  for (const path of routes) {
    const file = program.getSourceFile(join(root, 'app/api', path));
    for (const [method, handler] of handlersOf(file)) {
      const replies = repliesOf(checker, schemas, file, handler);
      const address = path.replace(/\/route\.ts$/, '').replace(/\[(?:\.\.\.)?([^\]]+)\]/g, '{$1}');
      operations[`${method} /api/${address}`] = Object.fromEntries(
        Object.entries(replies).map(([status, all]) => [
          status,
          all.length > 1 ? { anyOf: all.filter(Boolean) } : all[0],
        ]),
      );
    }
  }
  return { operations, schemas: schemas.components };
}
