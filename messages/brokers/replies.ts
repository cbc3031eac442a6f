import { defineTexts } from '@/lib/platform/language/define';

/** Replies of the API about tokens and webhooks. */
export default defineTexts({
  'Please say what the token is for': ['टोकन कशासाठी आहे ते लिहा', 'बताएँ कि टोकन किस लिए है'],
  'Please choose what the token can do': ['टोकन काय करू शकते ते निवडा', 'चुनें कि टोकन क्या कर सकता है'],
  'Please choose when the token expires': ['टोकन कधी संपते ते निवडा', 'चुनें कि टोकन कब समाप्त होता है'],
  'Please choose the webhook’s events': ['वेबहुकला काय मिळते ते निवडा', 'चुनें कि वेबहुक को क्या मिलता है'],
  'Please enter an address that begins with https://': [
    'https:// ने सुरू होणारा पत्ता लिहा',
    'https:// से शुरू होने वाला पता लिखें',
  ],
  'The address must not contain a password': ['पत्त्यात पासवर्ड नको', 'पते में पासवर्ड नहीं होना चाहिए'],
  'The address must use port 443 or 8443': [
    'पत्त्याचा पोर्ट 443 किंवा 8443 असावा',
    'पते का पोर्ट 443 या 8443 होना चाहिए',
  ],
  'The name resolves to a private address': [
    'हे नाव खाजगी नेटवर्कमधील पत्त्याकडे जाते',
    'यह नाम निजी नेटवर्क के पते पर जाता है',
  ],
  'The address must be a public domain name': ['पत्त्यात डोमेन नाव असावे', 'पते में डोमेन नाम होना चाहिए'],
  'The address must not be on this site': ['पत्ता या साइटचा नसावा', 'पता इस साइट का नहीं होना चाहिए'],
});
