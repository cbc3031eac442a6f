/** Bodies of WhatsApp's notifications, as documented. */

export type Taken = { id: string; to: string; reference: string; type: string; text: string };
export type Media = { bytes: Buffer; mimeType: string };
export type Content = { text: string } | { image: Media; caption?: string };
type Account = { phoneId: string; businessId: string; isServiceFree?: boolean };

const changes = ({ businessId }: Account, field: string, value: object): string =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: businessId, changes: [{ value, field }] }],
  });

const payloadOf = ({ phoneId }: Account, rest: object) => ({
  messaging_product: 'whatsapp',
  metadata: { display_phone_number: '917120000000', phone_number_id: phoneId },
  ...rest,
});

const secondsOf = (at: number) => String(Math.floor(at / 1000));

export function messageBody(
  account: Account,
  { from, name, id, at }: { from: string; name: string; id: string; at: number },
  content: Content,
  media: string,
): string {
  const common = { from, id, timestamp: secondsOf(at) };
  const message =
    'text' in content
      ? { ...common, type: 'text', text: { body: content.text } }
      : {
          ...common,
          type: 'image',
          image: {
            id: media,
            mime_type: content.image.mimeType,
            sha256: 'x',
            ...(content.caption && { caption: content.caption }),
          },
        };
  const contacts = [{ profile: { name }, wa_id: from }];
  return changes(account, 'messages', payloadOf(account, { contacts, messages: [message] }));
}

export function statusBody(account: Account, message: Taken, status: string, code?: number): string {
  const isTemplate = message.type === 'template';
  const isFree = !isTemplate && account.isServiceFree === true;
  const pricing = {
    billable: !isFree,
    pricing_model: 'PMP',
    type: isFree ? 'free_customer_service' : 'regular',
    category: isTemplate ? 'utility' : 'service',
  };
  const entry = {
    id: message.id,
    status,
    timestamp: secondsOf(Date.now()),
    recipient_id: message.to,
    ...(message.reference && { biz_opaque_callback_data: message.reference }),
    ...(status !== 'failed' && { pricing }),
    ...(code && { errors: [{ code, title: `Error ${code}`, message: `Error ${code}` }] }),
  };
  return changes(account, 'messages', payloadOf(account, { statuses: [entry] }));
}

export const templateBody = (
  account: Account,
  { name, language, event, reason }: { name: string; language: string; event: string; reason: string | null },
): string =>
  changes(account, 'message_template_status_update', {
    event,
    message_template_id: 1,
    message_template_name: name,
    message_template_language: language,
    reason,
  });
