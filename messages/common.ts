import { texts } from '@/lib/language/define';

/** Words that stand on many pages. */
export default texts({
  Home: ['मुख्यपृष्ठ', 'होम'],
  Search: ['शोधा', 'खोजें'],
  Close: ['बंद करा', 'बंद करें'],
  'Contact us': ['आमच्याशी संपर्क', 'हमसे संपर्क करें'],
  Services: ['सेवा', 'सेवाएँ'],
  'Try again': ['पुन्हा प्रयत्न करा', 'फिर से कोशिश करें'],
  '(optional)': ['(ऐच्छिक)', '(वैकल्पिक)'],
  'Sending this needs JavaScript, which is off in this browser.': [
    'हे पाठवण्यासाठी JavaScript लागते; या ब्राउझरमध्ये ती बंद आहे.',
    'इसे भेजने के लिए JavaScript चाहिए, जो इस ब्राउज़र में बंद है.',
  ],
  '{count, plural, one {# property} other {# properties}}': [
    '{count, plural, one {# मालमत्ता} other {# मालमत्ता}}',
    '{count, plural, one {# प्रॉपर्टी} other {# प्रॉपर्टी}}',
  ],
  Name: ['नाव', 'नाम'],
  Email: ['ई-मेल', 'ई-मेल'],
  Phone: ['फोन', 'फ़ोन'],
  'Show password': ['पासवर्ड दाखवा', 'पासवर्ड दिखाएँ'],
  'Hide password': ['पासवर्ड लपवा', 'पासवर्ड छिपाएँ'],
  'New password': ['नवा पासवर्ड', 'नया पासवर्ड'],
  'At least 6 characters': ['किमान 6 अक्षरे', 'कम से कम 6 अक्षर'],
  'Code of your app, or a recovery code': [
    'तुमच्या ॲपमधील कोड किंवा रिकव्हरी कोड',
    'आपके ऐप का कोड या रिकवरी कोड',
  ],
  'Leave this empty': ['हे रिकामे ठेवा', 'इसे ख़ाली छोड़ें'],
  'Send an enquiry': ['चौकशी पाठवा', 'पूछताछ भेजें'],
  'See properties': ['मालमत्ता पाहा', 'प्रॉपर्टी देखें'],
  // lists
  Apply: ['लागू करा', 'लागू करें'],
  'Filters ({applied})': ['फिल्टर ({applied})', 'फ़िल्टर ({applied})'],
  Filters: ['फिल्टर', 'फ़िल्टर'],
  Pages: ['पाने', 'पेज'],
  Previous: ['मागील', 'पिछला'],
  Next: ['पुढील', 'अगला'],
  'Previous page': ['मागील पान', 'पिछला पेज'],
  'Next page': ['पुढील पान', 'अगला पेज'],
  'Page {page} of {pages}': ['{pages} पैकी पान {page}', '{pages} में से पेज {page}'],
  'Page {n}': ['पान {n}', 'पेज {n}'],
  'Keys: <kbd>j</kbd> and <kbd>k</kbd> move, <kbd>Enter</kbd> opens.': [
    'कळी: <kbd>j</kbd> आणि <kbd>k</kbd> ने पुढे-मागे, <kbd>Enter</kbd> ने उघडा.',
    'कुंजियाँ: <kbd>j</kbd> और <kbd>k</kbd> से ऊपर-नीचे, <kbd>Enter</kbd> से खोलें.',
  ],
  'Keys: <kbd>j</kbd> and <kbd>k</kbd> move, <kbd>Enter</kbd> opens, <kbd>/</kbd> searches.': [
    'कळी: <kbd>j</kbd> आणि <kbd>k</kbd> ने पुढे-मागे, <kbd>Enter</kbd> ने उघडा, <kbd>/</kbd> ने शोधा.',
    'कुंजियाँ: <kbd>j</kbd> और <kbd>k</kbd> से ऊपर-नीचे, <kbd>Enter</kbd> से खोलें, <kbd>/</kbd> से खोजें.',
  ],
  Sent: ['पाठवले', 'भेजा गया'],
  Save: ['जतन करा', 'सहेजें'],
  Send: ['पाठवा', 'भेजें'],
  Cancel: ['रद्द करा', 'रद्द करें'],
  Delete: ['हटवा', 'हटाएँ'],
  Edit: ['बदला', 'बदलें'],
  'First page': ['पहिले पान', 'पहला पेज'],
  'Loading...': ['उघडत आहे...', 'खुल रहा है...'],
  // what a listing lacks before it is public
  '{before}, and {last}': ['{before}, आणि {last}', '{before}, और {last}'],
  'add a photo': ['एक फोटो जोडा', 'एक फ़ोटो जोड़ें'],
  'say whether it is ready, under construction or a new launch': [
    'तयार, बांधकाम सुरू की नवीन प्रकल्प ते सांगा',
    'बताएँ कि तैयार है, निर्माणाधीन है या नया लॉन्च',
  ],
  'confirm your e-mail address with the link that we sent': [
    'आम्ही पाठवलेल्या लिंकने ई-मेल पत्त्याची खात्री करा',
    'हमारे भेजे लिंक से ई-मेल पते की पुष्टि करें',
  ],
  'enter your MahaRERA agent number in your profile': [
    'प्रोफाइलमध्ये तुमचा महारेरा एजंट क्रमांक लिहा',
    'प्रोफ़ाइल में अपना महारेरा एजेंट नंबर लिखें',
  ],
  'Sign in with a passkey': ['पासकीने साइन इन करा', 'पासकी से साइन इन करें'],
});
