/** Shown beside a field that wants an e-mail address. */
export const EMAIL_MESSAGE = 'Enter an e-mail address, such as name@example.com';
