import plans from 'libphonenumber-js/metadata.max.json';

/** The numbering plans of all countries, for the server (package.json, `imports`). */
export default plans;
