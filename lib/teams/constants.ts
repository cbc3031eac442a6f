export const MAX_TEAM_NAME_LENGTH = 80;

/** The error for members who can see a record but not change it this way. */
export const ROLE_DENIES = 'Your role in the team does not allow this. Please ask its owner';
