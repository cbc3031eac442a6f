type Message = { name: string; phone: string; message: string; propertyTitle?: string | undefined };

/** The text that the chat opens with: the property's title, the sender's name and phone, and the message. */
export function enquiryText({ name, phone, message, propertyTitle }: Message): string {
  const about = propertyTitle ? [`Property: ${propertyTitle}`] : [];
  return [...about, `Name: ${name}`, `Phone: ${phone}`, `Message: ${message}`].join('\n');
}

/** `number` in digits only, as wa.me wants it. */
export function whatsappUrl(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
