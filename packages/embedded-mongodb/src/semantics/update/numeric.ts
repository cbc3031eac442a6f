import { addNumbers, multiplyNumbers, Width, widthOf } from '../arithmetic';
import { compareValues } from '../compare';
import { mongoError } from '../errors';
import { printValue } from '../print';
import { isNumeric, typeName } from '../types';
import { isDocument, keysOf } from '../values';
import { identical } from './identical';
import { type ApplyContext, type Leaf, NOOP } from './tree';

export const idText = (context: ApplyContext) => `{_id: ${printValue(context.document._id)}}`;

const LONG_NAMES: Record<number, string> = { [Width.int]: 'NumberInt', [Width.long]: 'NumberLong' };

/** `$inc` and `$mul`. */
export function arithmeticLeaf(operator: '$inc' | '$mul', field: string, argument: unknown): Leaf {
  if (!isNumeric(argument)) {
    const verb = operator === '$inc' ? 'increment' : 'multiply';
    throw mongoError(
      'TypeMismatch',
      `Cannot ${verb} with non-numeric argument: {${field}: ${printValue(argument)}}`,
    );
  }
  const combine = operator === '$inc' ? addNumbers : multiplyNumbers;
  return {
    kind: 'leaf',
    creates: true,
    apply(existing, context) {
      if (existing === undefined)
        return operator === '$inc' ? argument : multiplyNumbers(argument, 0, 'double');
      if (!isNumeric(existing)) {
        throw mongoError(
          'TypeMismatch',
          `Cannot apply ${operator} to a value of non-numeric type. ${idText(context)} has the field '${context.path.at(-1)}' of non-numeric type ${typeName(existing)}`,
        );
      }
      const result = combine(existing, argument, 'undefined');
      if (result === undefined) {
        throw mongoError(
          'BadValue',
          `Failed to apply ${operator} operations to current value ((${LONG_NAMES[widthOf(existing) as number]})${String(existing)}) for document ${idText(context)}`,
        );
      }
      return identical(result, existing) || sameNumber(result, existing) ? NOOP : result;
    },
  };
}

/** Zeros of either sign are one number, and so are decimals of other precision: the stored one stays. */
function sameNumber(a: unknown, b: unknown): boolean {
  return widthOf(a) === widthOf(b) && compareValues(a, b) === 0;
}

type BitStep = { name: string; operand: number | bigint };

function bitSteps(argument: unknown): BitStep[] {
  if (!isDocument(argument)) {
    throw mongoError(
      'BadValue',
      `The $bit modifier is not compatible with a ${typeName(argument)}. You must pass in an embedded document: {$bit: {field: {and/or/xor: #}}`,
    );
  }
  const steps = keysOf(argument).map((name) => {
    if (!['and', 'or', 'xor'].includes(name)) {
      throw mongoError(
        'FailedToParse',
        `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}' which is an unknown operator: {${name}: ${printValue(argument[name])}}`,
      );
    }
    const operand = argument[name];
    const width = widthOf(operand);
    if (width !== Width.int && width !== Width.long) {
      throw mongoError(
        'BadValue',
        `The $bit modifier field must be an Integer(32/64 bit); a '${typeName(operand)}' is not supported here: {${name}: ${printValue(operand)}}`,
      );
    }
    return { name, operand: operand as number | bigint };
  });
  if (steps.length === 0) {
    throw mongoError(
      'FailedToParse',
      'You must pass in at least one bitwise operation. The format is: {$bit: {field: {and/or/xor: #}}',
    );
  }
  return steps;
}

function bitResult(value: number | bigint, { name, operand }: BitStep): number | bigint {
  const a = BigInt(value);
  const b = BigInt(operand);
  const result = name === 'and' ? a & b : name === 'or' ? a | b : a ^ b;
  return typeof value === 'bigint' || typeof operand === 'bigint'
    ? BigInt.asIntN(64, result)
    : Number(result);
}

export function bitLeaf(_field: string, argument: unknown): Leaf {
  const steps = bitSteps(argument);
  return {
    kind: 'leaf',
    creates: true,
    apply(existing, context) {
      const width = existing === undefined ? Width.int : widthOf(existing);
      if (width !== Width.int && width !== Width.long) {
        throw mongoError(
          'BadValue',
          `Cannot apply $bit to a value of non-integral type.${idText(context)} has the field ${context.path.at(-1)} of non-integer type ${typeName(existing)}`,
        );
      }
      let result = (existing ?? 0) as number | bigint;
      for (const step of steps) result = bitResult(result, step);
      return identical(result, existing) ? NOOP : result;
    },
  };
}
