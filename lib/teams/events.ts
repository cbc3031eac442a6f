import 'server-only';
import { defineEvent } from '@/lib/platform/event';

/** Raised when a team is renamed. The payload is its id. */
export const teamRenamed = defineEvent<string>('team renamed');

/** Raised once the agency's team has an id, so that records without an account can join it. */
export const agencyTeamReady = defineEvent<string>('team of the agency');
