/** An entry of the audit log as the admin area shows it. */
export type AuditDto = {
  id: string;
  at: string;
  actor?: { id: string; name: string };
  actorRole: string;
  action: string;
  targetType: string;
  targetId: string;
  ip: string;
  details: string;
};
