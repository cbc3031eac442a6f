type Message = { name: string; phone: string; message: string; propertyTitle?: string | undefined };

/** Initial text of the chat: property title, the sender's name and phone, and the message. */
export function enquiryText({ name, phone, message, propertyTitle }: Message): string {
  const about = propertyTitle ? [`Property: ${propertyTitle}`] : [];
  return [...about, `Name: ${name}`, `Phone: ${phone}`, `Message: ${message}`].join('\n');
}

/** Toggles this sentence at the end of the message without changing other text. */
export function toggleSentence(message: string, sentence: string): string {
  if (!message.includes(sentence)) return `${message.trimEnd()} ${sentence}`.trimStart();
  return message.replace(sentence, '').replace(/ {2,}/g, ' ').trim();
}

type ListingRef = { _id: string; title: string };

/** An email link to the agency, with the exact subject of docs/spec/listing.md#property-page. */
export function enquiryMailto(email: string, listing: ListingRef, text: string): string {
  const subject = encodeURIComponent(`Enquiry for ${listing.title}`);
  return `mailto:${email}?subject=${subject}&body=${encodeURIComponent(text)}`;
}

/** The enquiry form prefilled with the listing. */
export const enquiryFormPath = ({ _id, title }: ListingRef) =>
  `/contactform?${new URLSearchParams({ propertyId: _id, propertyTitle: title })}`;
