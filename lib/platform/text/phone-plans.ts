/** The numbering plans of all countries, for the server (package.json, `imports`). */
export { default } from 'libphonenumber-js/metadata.max.json';
