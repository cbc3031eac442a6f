import { PATCH, POST } from '@/app/api/admin/rules/route';
import { indianDay } from '@/lib/platform/time/indian-day';
import { LegalRule } from '@/models/compliance/legal-rule';
import { AuditEntry } from '@/models/platform/audit-entry';
import { clearTestDb, useTestDb } from '@/test/db';
import { signedIn } from '@/test/people';
import { RULE_KEYS } from './constants';
import { listRules } from './data';
import defaults from './default-rules.json';
import { figureOn, isStale, ruleOn, textOn } from './rules';

useTestDb();
beforeEach(clearTestDb);

test('each rule has a shipped row with a source, and no shipped row is of an unknown rule', () => {
  expect(defaults.map(({ key }) => key).sort()).toEqual([...RULE_KEYS].sort());
  for (const { source, checkedOn, unit, ...value } of defaults) {
    expect(source.length).toBeGreaterThan(10);
    expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect('text' in value).toBe(unit === 'text');
  }
});

test('a row holds from its day on; what was added before stays, and holds before it', async () => {
  const { browser } = await signedIn('admin');
  await listRules();
  const body = {
    key: 'licence-deposit-percent',
    figure: 5,
    from: '2027-04-01',
    source: 'Finance Act 2027',
    doubt: '',
  };
  const add = (change: object = {}) => browser.call(POST, '/x', { body: { ...body, ...change } });
  expect((await add()).status).toBe(200);
  expect((await add()).status).toBe(409);
  expect((await add({ key: 'unknown' })).status).toBe(404);
  expect((await add({ from: '2028-04-01', figure: undefined, text: 'five' })).status).toBe(400);
  const rules = await listRules();
  expect(
    ['2026-05-01', '2027-03-31', '2027-04-01'].map((day) => figureOn(rules, 'licence-deposit-percent', day)),
  ).toEqual([10, 10, 5]);
  // a term that will bind is kept already
  expect(figureOn(rules, 'dpdp-grievance-days', '2026-11-26')).toBe(90);
  expect(textOn(rules, 'sac-building', '2026-11-26')).toBe('997222');
  expect(await AuditEntry.countDocuments({ action: 'rule.add' })).toBe(1);
});

test('a source that was read again is marked with today, and one that was not for half a year is stale', async () => {
  const { browser } = await signedIn('admin');
  await listRules();
  await LegalRule.updateOne({ key: 'licence-fee-rural' }, { checkedOn: '2026-01-01' });
  const stored = async () => ruleOn(await listRules(), 'licence-fee-rural', '2026-11-26');
  expect(isStale(await stored(), '2026-11-26')).toBe(true);
  const { from } = await stored();
  const check = (key: string) => browser.call(PATCH, '/x', { method: 'PATCH', body: { key, from } });
  expect((await check('licence-fee-rural')).status).toBe(200);
  expect((await check('licence-nothing')).status).toBe(404);
  expect((await stored()).checkedOn).toBe(indianDay(Date.now()));
});
