import { DELETE as remove, PUT as update } from '@/app/api/leads/templates/[id]/route';
import { POST as create, GET as read } from '@/app/api/leads/templates/route';
import { collectPersonalData } from '@/lib/registries/personal-data/data';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { AnswerTemplate } from '@/models/enquiries/answer-template';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { type Person, signedIn } from '@/test/people';
import { STARTER_TEMPLATES } from './constants';
import { fillTemplate, unknownFields } from './rules';

useTestDb();
let broker: Person;
beforeEach(async () => {
  broker = await signedIn('broker');
});

const add = (body: object, { browser } = broker) => browser.call(create, '/x', { body });
const change = (id: string, body: object, { browser } = broker) =>
  browser.call(update, '/x', { method: 'PUT', params: { id }, body });
const template = { name: 'Free', text: 'Hello {name}, {title} costs {price}: {link}' };
const idOf = (json: Record<string, unknown>) => String((json.template as { id: string }).id);

test('a template is added, changed and deleted by its owner alone', async () => {
  const added = await add(template);
  expect(added.status).toBe(201);
  const id = idOf(added.json);
  expect((await add(template)).status).toBe(409);
  expect((await change(id, { ...template, text: 'Hi {name}' })).json).toMatchObject({
    template: { text: 'Hi {name}' },
  });
  const stranger = await signedIn('broker');
  expect((await change(id, template, stranger)).status).toBe(404);
  const drop = ({ browser }: Person) => browser.call(remove, '/x', { method: 'DELETE', params: { id } });
  expect((await drop(stranger)).status).toBe(404);
  expect((await stranger.browser.call(read, '/x')).json).toEqual({ templates: [] });
  expect((await broker.browser.call(read, '/x')).json).toMatchObject({ templates: [{ id }] });
  expect((await drop(broker)).status).toBe(200);
});

test('a field that nobody knows is refused with the fields that there are', async () => {
  const reply = await add({ name: 'Bad', text: 'Hello {nam}' });
  expect([reply.status, reply.json.message]).toEqual([
    400,
    'Unknown field {nam}. The fields are {name}, {title}, {price}, {link}, {agent}',
  ]);
  expect((await add({ name: ' ', text: 'x' })).status).toBe(400);
  expect((await add({ name: 'Long', text: 'x'.repeat(2001) })).status).toBe(400);
});

test('fields are filled in, also the same twice; what is missing leaves no gap', () => {
  const values = {
    name: 'Asha',
    title: 'Flat in Besa',
    price: '₹45 L',
    link: 'https://x.example',
    agent: 'Ravi',
  };
  expect(fillTemplate('Hello {name}, {name}! {price}', values)).toBe('Hello Asha, Asha! ₹45 L');
  expect(fillTemplate('Hello {name},\n{title}', { ...values, name: '' })).toBe('Hello,\nFlat in Besa');
  // what a person is called is no template
  expect(fillTemplate('{name}', { ...values, name: '{price}' })).toBe('{price}');
  for (const { text } of STARTER_TEMPLATES) expect(unknownFields(text)).toEqual([]);
});

test('templates are exported and erased with the account, and found by an index', async () => {
  await add(template);
  expect(await collectPersonalData(broker.id)).toMatchObject({ answerTemplates: [template] });
  await erasePerson({ id: broker.id, email: broker.email, verified: true });
  expect(await AnswerTemplate.countDocuments({ owner: broker.id })).toBe(0);
  const filter = { owner: 'a'.repeat(24) };
  expect(await planOf({ find: 'answertemplates', filter, sort: { name: 1 } })).toContain('IXSCAN');
});
