/**
 * An address with letters of other scripts as they are: a browser encodes them when it follows a link (RFC 3987). Encoded, a
 * Devanagari letter is nine characters. Whatever could end or change the address stays encoded.
 */
export const iriOf = (address: string): string =>
  address.replace(/(?:%[89A-F][\dA-F])+/gi, (encoded) =>
    decodeURIComponent(encoded).replace(/[^\p{L}\p{M}]+/gu, encodeURIComponent),
  );
