import { defineTexts } from '@/lib/platform/language/define';

/** Header, footer, and other texts around every page. */
export default defineTexts({
  'Skip to content': ['थेट मजकुराकडे जा', 'सीधे सामग्री पर जाएँ'],
  Language: ['भाषा', 'भाषा'],
  'Language, at the bottom of the page': ['भाषा, पानाच्या खाली', 'भाषा, पन्ने के नीचे'],
  '{name}, home': ['{name}, मुख्यपृष्ठ', '{name}, होम'],
  // the bar
  Main: ['मुख्य', 'मुख्य'],
  Buy: ['खरेदी', 'खरीदें'],
  Rent: ['भाड्याने', 'किराए पर'],
  Login: ['लॉग इन', 'लॉग इन'],
  Register: ['नोंदणी', 'रजिस्टर करें'],
  Logout: ['लॉग आउट', 'लॉग आउट'],
  'Property List': ['मालमत्तांची यादी', 'प्रॉपर्टी सूची'],
  'Add Property': ['मालमत्ता जोडा', 'प्रॉपर्टी जोड़ें'],
  Dashboard: ['डॅशबोर्ड', 'डैशबोर्ड'],
  'User Guest Tracker': ['अतिथींची नोंद', 'गेस्ट ट्रैकर'],
  'Contact List': ['संपर्क यादी', 'संपर्क सूची'],
  Profile: ['प्रोफाइल', 'प्रोफ़ाइल'],
  Account: ['खाते', 'खाता'],
  'My enquiries': ['माझ्या चौकशा', 'मेरी पूछताछ'],
  Queue: ['तपासणीच्या रांगेत', 'जाँच की कतार'],
  Alerts: ['सूचना', 'अलर्ट'],
  // above the home page, for brokers and officers
  'Your work': ['तुमचे काम', 'आपका काम'],
  'Nothing is waiting for you': ['तुमच्यासाठी काही बाकी नाही', 'आपके लिए कुछ बाकी नहीं'],
  '{count, plural, one {# lead is waiting} other {# leads are waiting}}': [
    '{count, plural, one {# संभाव्य ग्राहक} other {# संभाव्य ग्राहक}} उत्तराची वाट पाहत',
    '{count, plural, one {# लीड} other {# लीड}} जवाब के इंतज़ार में',
  ],
  '{count, plural, one {# new enquiry} other {# new enquiries}}': [
    '{count, plural, one {# नवीन चौकशी} other {# नवीन चौकशा}}',
    '{count, plural, one {# नई पूछताछ} other {# नई पूछताछ}}',
  ],
  '{count, plural, one {# visit to confirm} other {# visits to confirm}}': [
    '{count, plural, one {# भेट} other {# भेटी}} निश्चित करायच्या',
    '{count, plural, one {# विज़िट} other {# विज़िट}} पक्की करनी है',
  ],
  '{count, plural, one {# listing to check} other {# listings to check}}': [
    '{count, plural, one {# जाहिरात} other {# जाहिराती}} तपासायच्या',
    '{count, plural, one {# लिस्टिंग} other {# लिस्टिंग}} जाँचनी हैं',
  ],
  'Close menu': ['मेनू बंद करा', 'मेनू बंद करें'],
  'Open menu': ['मेनू उघडा', 'मेनू खोलें'],
  '{count} <hidden>waiting</hidden>': [
    '{count} <hidden>वाट पाहत आहेत</hidden>',
    '{count} <hidden>इंतज़ार में</hidden>',
  ],
  'The whole site': ['संपूर्ण साइट', 'पूरी साइट'],
  // the shortlist
  'My shortlist, {count, plural, one {# home} other {# homes}}': [
    'माझी यादी, {count, plural, one {# घर} other {# घरे}}',
    'मेरी सूची, {count, plural, one {# घर} other {# घर}}',
  ],
  // the footer
  Property: ['मालमत्ता', 'प्रॉपर्टी'],
  Company: ['कंपनी', 'कंपनी'],
  'Homes in Nagpur': ['नागपुरातील घरे', 'नागपुर में घर'],
  'What listing costs': ['मालमत्ता नोंदवण्याचा खर्च', 'लिस्ट करने का खर्च'],
  'Realty consultancy': ['मालमत्ता सल्ला', 'प्रॉपर्टी सलाह'],
  Loans: ['कर्ज', 'लोन'],
  Legal: ['कायदेशीर मदत', 'कानूनी मदद'],
  'Architecture and interiors': ['वास्तुरचना आणि इंटिरियर', 'आर्किटेक्चर और इंटीरियर'],
  'All seven lines': ['सातही सेवा', 'सातों सेवाएँ'],
  'About us': ['आमच्याविषयी', 'हमारे बारे में'],
  Help: ['मदत', 'मदद'],
  Privacy: ['गोपनीयता', 'गोपनीयता'],
  Terms: ['अटी', 'शर्तें'],
  Complaints: ['तक्रारी', 'शिकायतें'],
  'My data and rights': ['माझा डेटा आणि हक्क', 'मेरा डेटा और अधिकार'],
  'For assistants': ['एआय सहायकांसाठी', 'एआई सहायकों के लिए'],
  'MahaRERA agent registration: {number}': ['महारेरा एजंट नोंदणी: {number}', 'महारेरा एजेंट रजिस्ट्रेशन: {number}'],
  'There’s nothing at this address': ['या पत्त्यावर काहीही नाही', 'इस पते पर कुछ नहीं है'],
  'Page not found': ['पान सापडले नाही', 'पेज नहीं मिला'],
  'Off the market for now': ['सध्या बाजारात नाही', 'अभी बाज़ार में नहीं है'],
  'It’s not on offer right now. The link works again if it comes back.': [
    'जाहिरातदार ती सध्या देत नाही. ती पुन्हा आली तर हीच लिंक चालेल.',
    'विज्ञापनदाता इसे अभी नहीं दे रहा है। यह वापस आई तो यही लिंक काम करेगा।',
  ],
  'Homes like this one': ['अशाच मालमत्ता', 'ऐसी ही प्रॉपर्टी'],
  'See all like this one': ['अशा सर्व मालमत्ता पाहा', 'ऐसी सभी प्रॉपर्टी देखें'],
  'Property not found': ['मालमत्ता सापडली नाही', 'प्रॉपर्टी नहीं मिली'],
  'The page may have moved, or there’s a typo in the address. Search for what you wanted, or start from one of these.':
    [
      'पानाची जागा बदलली असेल किंवा पत्ता लिहिताना चूक झाली असेल. हवे ते शोधा किंवा यांपैकी एकापासून सुरुवात करा.',
      'हो सकता है कि पेज की जगह बदल गई हो या पते में गलती हो। जो चाहिए वह खोजें या इनमें से किसी से शुरू करें।',
    ],
  'The owner may have taken it down, or the link is incomplete. Similar properties are easy to find.': [
    'मालकाने ती काढली असेल किंवा लिंक अर्धवट असेल. अशाच इतर मालमत्ता सहज सापडतील.',
    'हो सकता है कि मालिक ने इसे हटा दिया हो या लिंक अधूरा हो। ऐसी ही दूसरी प्रॉपर्टी आसानी से मिल जाएँगी।',
  ],
  'It may have been removed, or it belongs to a different account.': [
    'ते काढले गेले असेल किंवा तुम्ही लॉग इन केलेल्या खात्याचे नसेल.',
    'हो सकता है कि यह हटा दिया गया हो या किसी दूसरे खाते का हो, उसका नहीं जिससे आप लॉग इन हैं।',
  ],
  'Property for sale': ['विक्रीसाठी मालमत्ता', 'बिक्री के लिए प्रॉपर्टी'],
  'Property for rent': ['भाड्याच्या मालमत्ता', 'किराए की प्रॉपर्टी'],
  Breadcrumb: ['तुम्ही इथे आहात', 'आप यहाँ हैं'],
  // when a page failed
  'All properties': ['सर्व मालमत्ता', 'सभी प्रॉपर्टी'],
  'Error fetching properties': ['मालमत्ता उघडता आल्या नाहीत', 'प्रॉपर्टी नहीं खुल सकीं'],
  'Contact not found': ['संपर्क सापडला नाही', 'संपर्क नहीं मिला'],
  'Error fetching contacts': ['संपर्क उघडता आले नाहीत', 'संपर्क नहीं खुल सके'],
  'Failed to fetch profile': ['प्रोफाइल उघडता आले नाही', 'प्रोफ़ाइल नहीं खुल सकी'],
  'This page could not be loaded': ['हे पान उघडता आले नाही', 'यह पेज नहीं खुल सका'],
  'Something went wrong on our side, and we’ve recorded it. Please try again in a minute. Nothing you saved is lost.':
    [
      'चूक आमच्याकडे आहे आणि तिची नोंद झाली आहे. एका मिनिटाने पुन्हा प्रयत्न करा; तुम्ही जतन केलेले काहीही गेलेले नाही.',
      'गलती हमारी तरफ़ है और दर्ज हो गई है। एक मिनट बाद फिर कोशिश करें; आपका सहेजा हुआ कुछ भी नहीं खोया है।',
    ],
  'Reference {digest}': ['संदर्भ {digest}', 'संदर्भ {digest}'],
  // without a network
  'You’re offline': ['नेटवर्क नाही', 'नेटवर्क नहीं है'],
  'This page needs a connection. Your saved homes and the homes you viewed last are on this device:': [
    'या पानासाठी ते लागते. तुम्ही जतन केलेले आणि शेवटी पाहिलेली घरे या डिव्हाइसवर आहेत:',
    'इस पेज के लिए वह चाहिए। आपका सहेजा हुआ और आखिर में देखे घर इस डिवाइस पर हैं:',
  ],
  'Stored {time}': ['जतन: {time}', 'सहेजा गया: {time}'],
  'Nothing is stored yet.': ['अजून काहीही जतन केलेले नाही.', 'अभी कुछ भी सहेजा नहीं है।'],
  'New version. Send your form first, or you’ll lose what you typed.': [
    'नवीन आवृत्ती आली आहे. आधी तुमचा फॉर्म पाठवा; नाहीतर लिहिलेला मजकूर पुसला जाईल.',
    'नया वर्शन आया है। पहले अपना फ़ॉर्म भेजें; नहीं तो आपका लिखा हुआ मिट जाएगा।',
  ],
  'New version – reload': ['नवीन आवृत्ती – पुन्हा उघडा', 'नया वर्शन – फिर से खोलें'],
  '{what} wasn’t sent: {reason}': ['{what} पाठवता आले नाही: {reason}', '{what} नहीं भेजा जा सका: {reason}'],
  '{count, plural, one {One change is} other {# changes are}} waiting for a connection.': [
    '{count, plural, one {इंटरनेट आल्यावर एक बदल पाठवला जाईल} other {इंटरनेट आल्यावर # बदल पाठवले जातील}}.',
    '{count, plural, one {इंटरनेट आने पर एक बदलाव भेजा जाएगा} other {इंटरनेट आने पर # बदलाव भेजे जाएँगे}}।',
  ],
  'Back online. {count, plural, one {One change was sent} other {# changes were sent}}.': [
    '{count, plural, one {एक बदल पाठवला} other {# बदल पाठवले}}: इंटरनेट परत आले आहे.',
    '{count, plural, one {एक बदलाव भेजा गया} other {# बदलाव भेजे गए}}: इंटरनेट वापस आ गया है।',
  ],
  'Property list': ['मालमत्तांची यादी', 'प्रॉपर्टी सूची'],
  'Not found': ['सापडले नाही', 'नहीं मिला'],
  'Before you go': ['जाण्याआधी', 'जाने से पहले'],
  'Leave your email address. We’ll look at the pages you viewed and suggest places that fit.': [
    'तुमचा ई-मेल पत्ता द्या. तुम्ही पाहिलेल्या पानांवरून जुळणाऱ्या जागा आम्ही सुचवतो.',
    'अपना ई-मेल पता दें। आपके देखे पेजों के आधार पर हम आपकी पसंद से मिलती जगहें सुझाते हैं।',
  ],
  'We store your address and {count, plural, one {the one page} other {the # pages}} you visited, and nothing else.':
    [
      'आम्ही फक्त तुमचा पत्ता आणि तुम्ही पाहिलेल्या {count, plural, one {एका पानाची} other {# पानांची}} नोंद ठेवतो.',
      'हम सिर्फ़ आपका पता और आपके देखे {count, plural, one {एक पेज} other {# पेजों}} का रिकॉर्ड रखते हैं।',
    ],
  'Sending...': ['पाठवत आहे...', 'भेजा जा रहा है...'],
  'Failed to send visit record. Please try again.': [
    'माहिती पाठवता आली नाही. पुन्हा प्रयत्न करा.',
    'जानकारी नहीं भेजी जा सकी। फिर से कोशिश करें।',
  ],
});
