import { addNumbers, multiplyNumbers, Width, widthOf } from '../arithmetic';
import { compareValues } from '../compare';
import { mongoError } from '../errors';
import { printValue } from '../print';
import { isNumeric, typeName } from '../types';
import { identical } from './identical';
import { type ApplyContext, type Leaf, NOOP } from './tree';

export const idText = (context: ApplyContext) => `{_id: ${printValue(context.document._id)}}`;

const LONG_NAMES: Record<number, string> = { [Width.int]: 'NumberInt', [Width.long]: 'NumberLong' };

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

/** True for numbers that need no update. Zeros of either sign are equal, and so are decimals of different precision. */
function sameNumber(a: unknown, b: unknown): boolean {
  return widthOf(a) === widthOf(b) && compareValues(a, b) === 0;
}
