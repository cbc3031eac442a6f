import { defineTexts } from '@/lib/platform/language/define';

/** Accounts as the office sees them: roles, sessions, staff invitations, and handovers. */
export default defineTexts({
  Users: ['वापरकर्ते', 'उपयोगकर्ता'],
  User: ['वापरकर्ता', 'उपयोगकर्ता'],
  '{total, plural, one {# account} other {# accounts}}': [
    '{total, plural, one {# खाते} other {# खाती}}',
    '{total, plural, one {# खाता} other {# खाते}}',
  ],
  'Part of a name, the start of an email, or a phone number': [
    'नावाचा भाग, ई-मेलची सुरुवात किंवा फोन नंबर',
    'नाम का हिस्सा, ई-मेल की शुरुआत या फ़ोन नंबर',
  ],
  Role: ['भूमिका', 'भूमिका'],
  Accounts: ['खाती', 'खाते'],
  'No users found': ['एकही खाते सापडले नाही', 'एक भी खाता नहीं मिला'],
  State: ['स्थिती', 'स्थिति'],
  Joined: ['सुरुवात', 'शुरुआत'],
  'Last login': ['शेवटचे लॉग इन', 'आखिरी लॉग इन'],
  never: ['कधीच नाही', 'कभी नहीं'],
  'email confirmed': ['ई-मेलची पुष्टी झाली', 'ई-मेल की पुष्टि हुई'],
  active: ['सक्रिय', 'सक्रिय'],
  deactivated: ['बंद केलेले', 'बंद किया हुआ'],
  'N/A': ['दिलेला नाही', 'नहीं दिया'],
  'Email confirmed': ['ई-मेलची पुष्टी', 'ई-मेल की पुष्टि'],
  'Second factor': ['दुसरी पायरी', 'दूसरा चरण'],
  Account: ['खाते', 'खाता'],
  'All users': ['सर्व वापरकर्ते', 'सभी उपयोगकर्ता'],
  'Profile and identity numbers': ['प्रोफाइल आणि ओळख क्रमांक', 'प्रोफ़ाइल और पहचान नंबर'],
  'Audit log': ['ऑडिट लॉग', 'ऑडिट लॉग'],
  'This is your own account. Another admin has to change it.': [
    'हे तुमचे स्वतःचे खाते आहे: ते दुसरे ॲडमिन बदलू शकतात.',
    'यह आपका अपना खाता है: इसे दूसरे एडमिन बदल सकते हैं।',
  ],
  // roles
  buyer: ['खरेदीदार', 'खरीदार'],
  seller: ['विक्रेता', 'विक्रेता'],
  broker: ['एजंट', 'ब्रोकर'],
  admin: ['ॲडमिन', 'एडमिन'],
  validator: ['पडताळणी अधिकारी', 'सत्यापन अधिकारी'],
  Admin: ['ॲडमिन', 'एडमिन'],
  Moderator: ['मॉडरेटर', 'मॉडरेटर'],
  Accountant: ['लेखापाल', 'लेखाकार'],
  'Read-only': ['फक्त वाचन', 'सिर्फ़ पढ़ना'],
  'office: {role}': ['ऑफिस: {role}', 'ऑफ़िस: {role}'],
  'Role in the office': ['ऑफिसमधील भूमिका', 'ऑफ़िस में भूमिका'],
  'Can do everything, including giving roles, opening identity numbers and changing the settings.': [
    'सर्व काही करणे; भूमिका देणे, ओळख क्रमांक उघडणे आणि सेटिंग बदलणेही.',
    'सब कुछ करने की अनुमति; भूमिकाएँ देना, पहचान नंबर खोलना और सेटिंग बदलना भी।',
  ],
  'Decides on listings, edits them, replies to enquiries and maintains places.': [
    'जाहिरातींवर निर्णय घेणे, त्या बदलणे, चौकशांना उत्तर देणे आणि ठिकाणे सांभाळणे.',
    'लिस्टिंग पर निर्णय लेना, उन्हें बदलना, पूछताछ का जवाब देना और जगहें सँभालना।',
  ],
  'Replies to enquiries, maintains contacts, and adds and edits listings, which then wait for review.': [
    'चौकशांना उत्तर देणे, संपर्क सांभाळणे, जाहिराती जोडणे आणि बदलणे; त्या मग तपासणीसाठी थांबतात.',
    'पूछताछ का जवाब देना, संपर्क सँभालना, लिस्टिंग जोड़ना और बदलना, जो फिर जाँच का इंतज़ार करती हैं।',
  ],
  'Sees the agency’s deals, commissions and invoices, and nothing else. Can’t change anything.': [
    'फक्त व्यवहार, कमिशन आणि एजन्सीची बिले पाहणे. काहीही बदलणे शक्य नाही.',
    'केवल सौदे, कमीशन और एजेंसी के बिल देखना। कुछ बदलना संभव नहीं।',
  ],
  'Sees everything except accounts and settings, including deals, commissions and the audit log. Can’t change anything.':
    [
      'खाती आणि सेटिंग सोडून सर्व पाहणे; व्यवहार, कमिशन आणि ऑडिट लॉगही. काहीही बदलणे शक्य नाही.',
      'खातों और सेटिंग को छोड़कर सब देखना; सौदे, कमीशन और ऑडिट लॉग भी। कुछ बदलना संभव नहीं।',
    ],
  'Change it': ['बदला', 'बदलें'],
  'Changed from {from} to {to}. {name} gets an email at {time}.': [
    'भूमिका बदलली: {from} → {to}. {name} यांना कळवण्याची वेळ: {time}.',
    'भूमिका बदली: {from} → {to}। {name} को बताने का समय: {time}।',
  ],
  'Change role': ['भूमिका बदला', 'भूमिका बदलें'],
  'Change role?': ['भूमिका बदलायची?', 'भूमिका बदलें?'],
  'Please check again': ['एकदा पुन्हा पाहा', 'एक बार फिर देखें'],
  'It applies immediately. No one is signed out.': [
    'पुढच्या पानापासून लागू होते. कोणीही लॉग आउट होत नाही.',
    'अगले पेज से लागू होता है। कोई लॉग आउट नहीं होता।',
  ],
  'It applies immediately. The person is signed out and has to sign in again.': [
    'पुढच्या पानापासून लागू होते: ती व्यक्ती लॉग आउट होते आणि पुन्हा लॉग इन करते.',
    'अगले पेज से लागू होता है: व्यक्ति को लॉग आउट होकर फिर लॉग इन करना होता है।',
  ],
  '{name} gets an email in {minutes} minutes. Until then you can undo it.': [
    '{name} यांना {minutes} मिनिटांत मेल जाईल; तोपर्यंत तुम्ही हे पूर्ववत करू शकता.',
    '{name} को {minutes} मिनट में मेल जाएगा; तब तक आप इसे वापस ले सकते हैं।',
  ],
  'Yes, change it': ['हो, बदला', 'हाँ, बदलें'],
  Back: ['परत', 'वापस'],
  // sessions
  Sessions: ['लॉग इन असलेले ब्राउझर', 'लॉग इन ब्राउज़र'],
  'Not signed in anywhere.': ['कुठेही लॉग इन नाही.', 'कहीं भी लॉग इन नहीं।'],
  '{ip}, last seen {time}': ['{ip}, शेवटचे: {time}', '{ip}, आखिरी बार: {time}'],
  End: ['लॉग आउट करा', 'लॉग आउट करें'],
  'Sign out everywhere': ['सगळीकडून लॉग आउट करा', 'हर जगह से लॉग आउट करें'],
  'Reset second factor': ['दुसरी पायरी काढा', 'दूसरा चरण हटाएँ'],
  'Reset the second factor only once you’re sure of the person’s identity. After that, the password alone is enough.':
    [
      'कोण विचारत आहे याची खात्री झाल्यावरच दुसरी पायरी काढा: त्यानंतर फक्त पासवर्डने लॉग इन होते.',
      'कौन पूछ रहा है यह पक्का होने पर ही दूसरा चरण हटाएँ: उसके बाद सिर्फ़ पासवर्ड से लॉग इन होता है।',
    ],
  'Deactivate account': ['खाते बंद करा', 'खाता बंद करें'],
  'Activate account': ['खाते सुरू करा', 'खाता चालू करें'],
  Choose: ['निवडा', 'चुनें'],
  'No one': ['कोणीही नाही', 'कोई नहीं'],
  'Deactivate account?': ['खाते बंद करायचे?', 'खाता बंद करें?'],
  'Deactivate {name}?': ['खाते बंद करायचे: {name}?', 'खाता बंद करें: {name}?'],
  'This person owns nothing. The account is signed out everywhere immediately.': [
    'या व्यक्तीच्या नावावर काहीही नाही. खाते लगेच सगळीकडून लॉग आउट होईल.',
    'इस व्यक्ति के नाम कुछ नहीं है। खाता तुरंत हर जगह से लॉग आउट होगा।',
  ],
  'This person owns {what}. Who takes over? It moves immediately, and you can undo it.': [
    'या व्यक्तीच्या नावावर: {what}. ते कोणाकडे द्यायचे? लगेच हलवले जाईल आणि पूर्ववत करता येईल.',
    'इस व्यक्ति के नाम: {what}। किसे सौंपना है? तुरंत सौंपा जाएगा और वापस लिया जा सकेगा।',
  ],
  'Assign everything to': ['सर्व काही यांच्याकडे', 'सब कुछ इन्हें'],
  'Or assign each separately': ['किंवा प्रत्येक वेगळे द्या', 'या हर एक अलग सौंपें'],
  '{count, plural, one {{what} goes to} other {{what} go to}}': [
    '{count, plural, one {{what} यांच्याकडे} other {{what} यांच्याकडे}}',
    '{count, plural, one {{what} इन्हें} other {{what} इन्हें}}',
  ],
  Deactivate: ['बंद करा', 'बंद करें'],
  'Hand over and deactivate': ['काम सोपवा आणि बंद करा', 'काम सौंपें और बंद करें'],
  '{count, plural, one {# contact} other {# contacts}}': [
    '{count, plural, one {# संपर्क} other {# संपर्क}}',
    '{count, plural, one {# संपर्क} other {# संपर्क}}',
  ],
  '{count, plural, one {# open task} other {# open tasks}}': [
    '{count, plural, one {# बाकी काम} other {# बाकी कामे}}',
    '{count, plural, one {# बाकी काम} other {# बाकी काम}}',
  ],
  '{count, plural, one {# enquiry} other {# enquiries}}': [
    '{count, plural, one {# चौकशी} other {# चौकशा}}',
    '{count, plural, one {# पूछताछ} other {# पूछताछ}}',
  ],
  '{count, plural, one {# upcoming visit} other {# upcoming visits}}': [
    '{count, plural, one {# येणारी भेट} other {# येणाऱ्या भेटी}}',
    '{count, plural, one {# आने वाली विज़िट} other {# आने वाली विज़िट}}',
  ],
  '{count, plural, one {# open deal} other {# open deals}}': [
    '{count, plural, one {# चालू व्यवहार} other {# चालू व्यवहार}}',
    '{count, plural, one {# चालू सौदा} other {# चालू सौदे}}',
  ],
  '{before} and {last}': ['{before} आणि {last}', '{before} और {last}'],
  '{what} to {name}': ['{what} – {name} यांच्याकडे', '{what} – {name} को'],
  '{what} to no one': ['{what} – कोणाकडेही नाही', '{what} – किसी को नहीं'],
  '{name} moved {what} on {time}.': ['{time}: {name} यांनी हलवले: {what}.', '{time}: {name} ने सौंपा: {what}।'],
  'Undo until {date} to reactivate the account and move everything back': [
    'पूर्ववत करा (मुदत {date}): खाते सुरू करा आणि काम परत द्या',
    'वापस लें ({date} तक): खाता चालू करें और काम लौटाएँ',
  ],
  'Account deactivated and signed out. Moved: {moved}': [
    'खाते बंद केले आणि लॉग आउट केले. हलवले: {moved}',
    'खाता बंद और लॉग आउट किया गया। सौंपा गया: {moved}',
  ],
  'Moved back: {moved}': ['परत घेतले: {moved}', 'वापस लिया गया: {moved}'],
  // invitations
  'An invitation is on its way to {email}': [
    '{email} या पत्त्यावर निमंत्रण पाठवले आहे',
    '{email} को निमंत्रण भेज दिया गया है',
  ],
  'Invite a colleague to the office': ['सहकाऱ्याला ऑफिसमध्ये बोलवा', 'सहकर्मी को ऑफ़िस में बुलाएँ'],
  'Email address': ['ई-मेल पत्ता', 'ई-मेल पता'],
  'Send the invitation': ['निमंत्रण पाठवा', 'निमंत्रण भेजें'],
  'What each role can do': ['प्रत्येक भूमिका काय करू शकते', 'हर भूमिका क्या कर सकती है'],
  Permission: ['परवानगी', 'अनुमति'],
  'Open and read the admin area': ['ॲडमिन विभाग उघडणे आणि वाचणे', 'एडमिन विभाग खोलना और पढ़ना'],
  'Add, change and import listings': ['जाहिराती जोडणे, बदलणे आणि आयात करणे', 'लिस्टिंग जोड़ना, बदलना और आयात करना'],
  'Decide on listings, one by one or in bulk': [
    'जाहिरातींवर एकेक किंवा एकत्र निर्णय घेणे',
    'लिस्टिंग पर एक-एक या एक साथ निर्णय लेना',
  ],
  'Reply to, assign and close enquiries; tasks and visits': [
    'चौकशांना उत्तर देणे, सोपवणे आणि बंद करणे; कामे आणि भेटी',
    'पूछताछ का जवाब देना, सौंपना और बंद करना; काम और विज़िट',
  ],
  'Add, change, import and merge contacts': [
    'संपर्क जोडणे, बदलणे, आयात करणे आणि एकत्र करणे',
    'संपर्क जोड़ना, बदलना, आयात करना और मिलाना',
  ],
  'Erase visitors’ data': ['अतिथींचा डेटा कायमचा हटवणे', 'गेस्ट का डेटा मिटाना'],
  'Export contacts, enquiries and addresses': [
    'संपर्क, चौकशा आणि पत्ते निर्यात करणे',
    'संपर्क, पूछताछ और पते निर्यात करना',
  ],
  'See everyone’s deals and commissions, and the agency’s invoices': [
    'सर्वांचे व्यवहार आणि कमिशन, तसेच एजन्सीची बिले पाहणे',
    'सबके सौदे और कमीशन तथा एजेंसी के बिल देखना',
  ],
  'Change localities and landmarks': ['परिसर आणि ओळखीच्या खुणा बदलणे', 'इलाके और लैंडमार्क बदलना'],
  'Read the audit log': ['ऑडिट लॉग वाचणे', 'ऑडिट लॉग पढ़ना'],
  'Change settings and statutory rates': ['सेटिंग्ज आणि सरकारी दर बदलणे', 'सेटिंग और सरकारी दरें बदलना'],
  'Invite people, change roles, open profiles and identity numbers': [
    'लोकांना बोलवणे, भूमिका बदलणे, प्रोफाइल आणि ओळख क्रमांक उघडणे',
    'लोगों को बुलाना, भूमिकाएँ बदलना, प्रोफ़ाइल और पहचान नंबर खोलना',
  ],
});
