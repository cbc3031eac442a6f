/**
 * An address with letters of other scripts unencoded, because browsers encode them when following a link (RFC 3987) and an encoded Devanagari letter has nine
 * characters. Characters that could end or change the address stay encoded.
 */
export const iriOf = (address: string): string =>
  address.replace(/(?:%[89A-F][\dA-F])+/gi, (encoded) =>
    decodeURIComponent(encoded).replace(/[^\p{L}\p{M}]+/gu, encodeURIComponent),
  );
