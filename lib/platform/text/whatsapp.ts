/** A chat with the owner of `number` (digits only, see `chatNumber`), or with whom the sender chooses when it is empty. */
export function whatsappUrl(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
