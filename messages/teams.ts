import { defineTexts } from '@/lib/platform/language/define';

/** A firm's team: members, roles, and invitations. */
export default defineTexts({
  Team: ['टीम', 'टीम'],
  'API and webhooks': ['API आणि वेबहुक', 'API और वेबहुक'],
  'You’re not in a team': ['तुम्ही कोणत्याही टीममध्ये नाही', 'आप किसी टीम में नहीं हैं'],
  'In a team, people from one firm work on the same listings, leads, clients and deals, each with their own role. If you were invited, open the link in the email.':
    [
      'टीममध्ये एका फर्मचे लोक त्याच जाहिराती, संभाव्य ग्राहक, ग्राहक आणि व्यवहारांवर काम करतात, प्रत्येक व्यक्ती आपल्या भूमिकेप्रमाणे. निमंत्रण मिळालेली व्यक्ती मेलमधील लिंक उघडते.',
      'टीम में एक फ़र्म के लोग उन्हीं लिस्टिंग, लीड, ग्राहकों और सौदों पर काम करते हैं, हर कोई अपनी भूमिका के अनुसार। जिन्हें निमंत्रण मिला है, वे मेल का लिंक खोलते हैं।',
    ],
  'Only brokers can create a team. Your account isn’t a broker’s.': [
    'टीम फक्त एजंटांच्या खात्यात तयार होते. तुमचे खाते एजंटचे नाही.',
    'टीम सिर्फ़ ब्रोकर के खाते में बनती है। आपका खाता ब्रोकर का नहीं है।',
  ],
  'Create a team': ['टीम तयार करा', 'टीम बनाएँ'],
  'Create team': ['टीम तयार करा', 'टीम बनाएँ'],
  'You become its owner. Everything you’ve listed and entered so far becomes the team’s, in your name.': [
    'टीमची मालकी तुमच्याकडे येते. तुम्ही आतापर्यंत नोंदवलेले सर्व तुमच्या नावाने टीमचे होते.',
    'टीम आपकी होती है। आपने अब तक जो भी दर्ज किया है वह आपके नाम से टीम का हो जाता है।',
  ],
  'Firm’s name': ['फर्मचे नाव', 'फ़र्म का नाम'],
  'The firm’s MahaRERA agent number': ['फर्मचा महारेरा एजंट क्रमांक', 'फ़र्म का महारेरा एजेंट नंबर'],
  'Such as A50500012345': ['उदा. A50500012345', 'जैसे A50500012345'],
  'MahaRERA agent number {number}.': ['महारेरा एजंट क्रमांक {number}.', 'महारेरा एजेंट नंबर {number}।'],
  'Your role: {role}. {hint}': ['तुमची भूमिका: {role}. {hint}', 'आपकी भूमिका: {role}। {hint}'],
  Members: ['सदस्य', 'सदस्य'],
  '{name} (you)': ['{name} (तुम्ही)', '{name} (आप)'],
  '{listings, plural, one {# listing} other {# listings}}': [
    '{listings, plural, one {# जाहिरात} other {# जाहिराती}}',
    '{listings, plural, one {# लिस्टिंग} other {# लिस्टिंग}}',
  ],
  '{name}’s role': ['{name} यांची भूमिका', '{name} की भूमिका'],
  'Leave the team': ['टीम सोडा', 'टीम छोड़ें'],
  'Close the team': ['टीम बंद करा', 'टीम बंद करें'],
  Leave: ['सोडा', 'छोड़ें'],
  'What each role can do': ['प्रत्येक भूमिका काय करू शकते', 'हर भूमिका क्या कर सकती है'],
  Assistant: ['सहाय्यक', 'सहायक'],
  'Manages members. Sees, edits, deletes and transfers everything, including every commission.': [
    'सदस्य सांभाळणे. सर्व काही पाहणे, बदलणे, हटवणे आणि दुसऱ्याकडे देणे; प्रत्येक कमिशन पाहणे.',
    'सदस्यों को सँभालना। सब कुछ देखना, बदलना, हटाना और सौंपना; हर कमीशन देखना।',
  ],
  'Sees and edits everything. Deletes, transfers and exports only their own records, and sees their own commissions.':
    [
      'सर्व काही पाहणे आणि बदलणे. स्वतःच्या नावावरील हटवणे, दुसऱ्याकडे देणे आणि निर्यात करणे; स्वतःचे कमिशन पाहणे.',
      'सब कुछ देखना और बदलना। अपने नाम का हटाना, सौंपना और निर्यात करना; अपना कमीशन देखना।',
    ],
  'Sees and edits everything. Cannot delete, transfer or export, and sees no commissions.': [
    'सर्व काही पाहणे आणि बदलणे. हटवणे, दुसऱ्याकडे देणे किंवा निर्यात करणे शक्य नाही आणि कमिशन दिसत नाही.',
    'सब कुछ देखना और बदलना। हटाना, सौंपना या निर्यात करना संभव नहीं और कमीशन नहीं दिखता।',
  ],
  'Name, number and colours': ['नाव, नंबर आणि रंग', 'नाम, नंबर और रंग'],
  'Phone on prints and client pages': [
    'छापील कागद आणि ग्राहकांच्या पानांवरील फोन',
    'छपे दस्तावेज़ों और ग्राहकों के पेज पर फ़ोन',
  ],
  'Leave empty to use each broker’s own number': [
    'रिकामे: प्रत्येक एजंटचा स्वतःचा नंबर',
    'खाली: हर ब्रोकर का अपना नंबर',
  ],
  'Name and price colour': ['नाव आणि किमतीचा रंग', 'नाम और कीमत का रंग'],
  'Stripe colour': ['पट्ट्याचा रंग', 'पट्टी का रंग'],
  'Your brokers’ brochures, window cards, pictures and client pages show this name, number and these colours, and the picture from each broker’s profile.':
    [
      'तुमच्या एजंटांची माहितीपत्रके, दुकानाच्या काचेवरील कार्ड, चित्रे आणि ग्राहकांची पाने यांवर हे नाव, नंबर आणि रंग असतात; शिवाय प्रत्येक एजंटने प्रोफाइलमध्ये दिलेला फोटो.',
      'आपके ब्रोकरों के ब्रोशर, विंडो कार्ड, तस्वीरों और ग्राहकों के पेज पर यही नाम, नंबर और रंग होते हैं; साथ में हर ब्रोकर की प्रोफ़ाइल की फ़ोटो।',
    ],
  // invitations
  'Invite a colleague': ['निमंत्रण द्या', 'निमंत्रण दें'],
  'Email address': ['ई-मेल पत्ता', 'ई-मेल पता'],
  Role: ['भूमिका', 'भूमिका'],
  'Send the invitation': ['निमंत्रण पाठवा', 'निमंत्रण भेजें'],
  'An invitation is on its way to {email}': [
    '{email} या पत्त्यावर निमंत्रण पाठवले आहे',
    '{email} को निमंत्रण भेज दिया गया है',
  ],
  'Open invitations': ['पाठवलेली निमंत्रणे', 'भेजे गए निमंत्रण'],
  '{role}, valid until {date}': ['{role}, {date}पर्यंत वैध', '{role}, {date} तक मान्य'],
  Withdraw: ['मागे घ्या', 'वापस लें'],
  'Withdraw {email}': ['मागे घ्या: {email}', 'वापस लें: {email}'],
  // the end of a membership
  'You’re the last member. The team ends, and everything in it becomes yours.': [
    'तुम्ही शेवटचे सदस्य आहात. टीम बंद होते आणि तिच्यातील सर्व फक्त तुमचे होते.',
    'आप आखिरी सदस्य हैं। टीम बंद हो जाती है और उसका सब कुछ सिर्फ़ आपका हो जाता है।',
  ],
  'You lose access to everything in the team immediately, including what you brought.': [
    'टीमचे सर्व काही तुमच्यासाठी लगेच बंद होते, तुम्ही सोबत आणलेलेही.',
    'टीम का सब कुछ आपके लिए तुरंत बंद हो जाता है, जो आप साथ लाए वह भी।',
  ],
  'This person loses access to everything in the team immediately.': [
    'या व्यक्तीसाठी टीमचे सर्व काही लगेच बंद होते.',
    'इस व्यक्ति के लिए टीम का सब कुछ तुरंत बंद हो जाता है।',
  ],
  'Who takes over listings, leads, visits, clients and deals': [
    'जाहिराती, संभाव्य ग्राहक, भेटी, ग्राहक आणि व्यवहार कोणाकडे जातील',
    'लिस्टिंग, लीड, विज़िट, ग्राहक और सौदे किसके पास जाएँगे',
  ],
});
