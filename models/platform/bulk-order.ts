import { Schema } from 'mongoose';
import { OFFICE_ROLES } from '@/lib/platform/auth/roles';

/** Fields of an order for many records: its author, current lease, and end. */
export const bulkOrderFields = {
  by: { type: Schema.Types.ObjectId, ref: 'User', required: true },
  byName: { type: String, required: true },
  byRole: { type: String, required: true },
  /** the office role that acted; absent for an account without one, which has all permissions */
  byOffice: { type: String, enum: OFFICE_ROLES },
  ip: { type: String, default: '' },
  stop: { type: Boolean, default: false },
  holder: String,
  leaseUntil: { type: Date, default: () => new Date(0) },
  /** the error that stopped the last attempt */
  message: String,
  /** the time until which it can be undone */
  undoUntil: Date,
  expiresAt: { type: Date, required: true },
} as const;
