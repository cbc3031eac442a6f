import { GET } from '@/app/api/texts/[bundle]/route';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';

useTestDb();

const read = async (bundle: string, language: string) =>
  new Browser().call(GET, `/api/texts/${bundle}?language=${language}`, { params: { bundle } });

test('a form gets its own texts and the replies of the server, in the language of the page', async () => {
  const { json } = await read('enquiry', 'hi');
  const { messages } = json as { messages: Record<string, Record<string, unknown>> };
  expect(Object.keys(messages)).toEqual(['enquiries/form', 'replies']);
  expect(messages['enquiries/form']?.['Send enquiry']).toBe('पूछताछ भेजें');
});

test('in English a text is its key: only what has to be compiled is sent', async () => {
  const { json } = await read('visit', 'en');
  const { messages } = json as { messages: Record<string, Record<string, unknown>> };
  expect(messages['visits/booking']).not.toHaveProperty(['You have asked for a visit']);
  expect(messages['visits/booking']).not.toHaveProperty(['Visit to {title}']);
});

test('nothing but these parts can be read', async () => {
  expect((await read('deals', 'en')).status).toBe(404);
});
