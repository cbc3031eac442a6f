import { Decimal128 } from 'bson';
import { compileExpression } from './expressions/compile';
import { newScope } from './expressions/scope';

const dec = (text: string) => Decimal128.fromString(text);
const evaluate = (expression: unknown) =>
  String(compileExpression(expression, newScope(undefined, null)).eval({ root: {}, slots: [] }));

test.each([
  ['$sin', '-0', '-0'],
  ['$cos', '0', '1.000000000000000000000000000000000'],
  ['$tan', '0', '0E-40'],
  ['$acos', '0', '1.570796326794896619231321691639751'],
  ['$asinh', '0', '0E-6176'],
  ['$degreesToRadians', '0', '0E-35'],
  ['$exp', '-0', '1'],
  ['$ln', '1', '0'],
  ['$log10', '1E-6143', '-6143'],
  ['$log10', '9.999999999999999999999999999999999E+6144', '6145'],
  ['$exp', '-9.999999999999999999999999999999999E+6144', '0E-6176'],
  ['$exp', '1E+6144', 'Infinity'],
])('%s of the decimal %s: zeros, ones and bounds as MongoDB writes them', (operator, value, expected) => {
  expect(evaluate({ [operator]: dec(value) })).toBe(expected);
});

test.each([
  ['$exp', '1', '2.718281828459045235360287471352662'],
  ['$ln', '10', '2.302585092994045684017991454684364'],
  // numbers of 113 bits are rounded in between
  ['$ln', '2.718281828459045', '0.9999999999999999134157889710887611'],
  ['$log10', '2', '0.3010299956639811952137388947244930'],
  ['$sin', '1', '0.8414709848078965066525023216302990'],
  ['$cos', '1', '0.5403023058681397174009366074429766'],
  ['$tan', '1', '1.557407724654902230506974807458360'],
  ['$atan', '1', '0.7853981633974483096156608458198757'],
  ['$sinh', '1', '1.175201193643801456882381850595601'],
  ['$tanh', '1', '0.7615941559557648881194582826047936'],
  ['$acosh', '2', '1.316957896924816708625046347307968'],
  ['$radiansToDegrees', '1', '57.29577951308232087679815481410517'],
  ['$sigmoid', '0', '0.5'],
])('%s of the decimal %s has 34 digits', (operator, value, expected) => {
  expect(evaluate({ [operator]: dec(value) })).toBe(expected);
});

test.each([
  [{ $pow: [dec('1.5'), 2] }, '2.250000000000000000000000000000000'],
  [{ $pow: [dec('2'), dec('0.5')] }, '1.414213562373095048801688724209698'],
  [{ $pow: [dec('9.999999999999999999999999999999999E+6144'), 1] }, 'Infinity'],
  [{ $pow: [dec('7'), 0] }, '1'],
  [{ $log: [100, dec('10')] }, '2'],
  [{ $log: [1000n, dec('10')] }, '3.000000000000000000000000000000000'],
  [{ $atan2: [dec('1'), dec('-1')] }, '2.356194490192344928846982537459627'],
])('%O as MongoDB writes it', (expression, expected) => {
  expect(evaluate(expression)).toBe(expected);
});
