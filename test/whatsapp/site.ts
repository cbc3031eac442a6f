import { GET as handshake, POST as notify } from '@/app/api/webhooks/whatsapp/route';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { MessageTemplate } from '@/models/channels/message-template';
import { Browser } from '@/test/browser';
import { FakeWhatsApp } from './fake';

/** Waits until the site and WhatsApp have no messages left for each other. */
export async function settleBoth(fake: FakeWhatsApp): Promise<void> {
  for (let round = 0; round < 6 || (await fake.settle()); round++) {
    await settleBackground();
    await fake.settle();
  }
}

/** Connects a test's site to a fake WhatsApp and back. */
export function useFakeWhatsApp(): FakeWhatsApp {
  const caller = new Browser();
  const fake = new FakeWhatsApp(async (method, query, headers, body) => {
    // not a browser, so no cookies and no site
    const all = { 'sec-fetch-site': '', ...headers };
    const { status, text } = await caller.call(
      method === 'GET' ? handshake : notify,
      `/api/webhooks/whatsapp${query}`,
      { method, headers: all, ...(method === 'POST' && { body }) },
    );
    return { status, text };
  });
  beforeAll(async () => {
    Object.assign(env(), {
      WHATSAPP_API_URL: await fake.listen(),
      WHATSAPP_PHONE_ID: fake.phoneId,
      WHATSAPP_TOKEN: fake.token,
      WHATSAPP_APP_SECRET: fake.appSecret,
      WHATSAPP_VERIFY_TOKEN: fake.verifyToken,
    });
  });
  afterAll(async () => {
    await settleBackground();
    await fake.close();
    Object.assign(env(), {
      WHATSAPP_PHONE_ID: undefined,
      WHATSAPP_TOKEN: undefined,
      WHATSAPP_APP_SECRET: undefined,
      WHATSAPP_VERIFY_TOKEN: undefined,
    });
  });
  beforeEach(() => {
    fake.taken.length = 0;
    fake.refusals = [];
    fake.failing.clear();
    fake.templates.length = 0;
    fake.pending.length = 0;
    fake.breakReplies = 0;
    fake.isPrompt = true;
    fake.copies = 1;
    fake.tokenExpiresAt = 0;
    fake.isServiceFree = false;
  });
  return fake;
}

/** A template that both WhatsApp and the site know as approved. */
export async function approve(
  fake: FakeWhatsApp,
  template: { name: string; language: string; category: 'utility' | 'marketing'; body: string },
): Promise<string> {
  fake.templates.push({ ...template, status: 'APPROVED' });
  const row = await MessageTemplate.create({ ...template, status: 'approved' });
  return String(row._id);
}
