/**
 * Runs the fake WhatsApp as a program: `npm run fake:whatsapp -- http://localhost:3000`. Prints the site's variables and reads a person's messages from the
 * terminal: `919822012345 Is the flat in Besa free?`. `/statuses` delivers pending statuses, last first.
 */
import { createInterface } from 'node:readline';
import { FakeWhatsApp } from './fake';

const [site = 'http://localhost:3000', port = '4790'] = process.argv.slice(2);
const fake = new FakeWhatsApp(async (method, query, headers, body) => {
  const address = `${site}/api/webhooks/whatsapp${query}`;
  const reply = await fetch(address, { method, headers, ...(method === 'POST' && { body }) });
  return { status: reply.status, text: await reply.text() };
});
const url = await fake.listen(Number(port));
const variables = {
  WHATSAPP_API_URL: url,
  WHATSAPP_PHONE_ID: fake.phoneId,
  WHATSAPP_TOKEN: fake.token,
  WHATSAPP_APP_SECRET: fake.appSecret,
  WHATSAPP_VERIFY_TOKEN: fake.verifyToken,
};
for (const [name, value] of Object.entries(variables)) process.stdout.write(`${name}=${value}\n`);
for await (const line of createInterface({ input: process.stdin })) {
  const [, from, text] = /^(\d{6,15}) (.+)$/.exec(line) ?? [];
  if (line === '/handshake') process.stdout.write(`${await fake.handshake()}\n`);
  else if (line === '/statuses') await fake.flush((bodies) => bodies.reverse());
  else if (from && text) process.stdout.write(`${await fake.say(from, text)}\n`);
}
