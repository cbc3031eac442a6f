/** Address of a chat with the owner of `number` (digits only, see `chatNumber`). Without a number, the sender chooses the person. */
export function whatsappUrl(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
