import 'server-only';
import { findEnquiries } from '@/lib/enquiries/data';
import { guestOwner, userOwner } from '@/lib/platform/auth/visitor';
import { op } from '@/lib/platform/db/operators';
import type { GuestEnquiryDto } from '@/lib/visitors/guests/dto';
import { Guest } from '@/models/visitors/guest';

const ENQUIRIES_SHOWN = 50;

/** A guest's enquiries, newest first, which show how they describe themselves. After signing in, they belong to the account. */
export async function listGuestEnquiries(guestID: string): Promise<GuestEnquiryDto[]> {
  const guest = await Guest.findOne({ guestID }, { adoptedBy: 1 }).lean();
  const senders = [guestOwner(guestID), ...(guest?.adoptedBy ? [userOwner(String(guest.adoptedBy))] : [])];
  const rows = await findEnquiries(
    { sender: op.in(senders) },
    { name: 1, status: 1, propertyTitle: 1, serviceLine: 1, createdAt: 1 },
  )
    .sort({ createdAt: -1 })
    .limit(ENQUIRIES_SHOWN);
  return rows.map(({ _id, name, status, propertyTitle, serviceLine, createdAt }) => ({
    id: String(_id),
    at: createdAt.toISOString(),
    name,
    status,
    about: propertyTitle ?? serviceLine ?? 'General',
  }));
}
