import { Schema } from 'mongoose';

/** Ciphertext (lib/platform/crypto/encrypt.ts): AES-256-GCM, with the version of the key that made it. */
export const encryptedSchema = new Schema(
  { v: { type: Number, required: true }, iv: String, tag: String, data: String, last4: String },
  { _id: false },
);
